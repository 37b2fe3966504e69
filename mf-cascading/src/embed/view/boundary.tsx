import type { Emit } from '@selaras/cascading-react/contract';
import { ErrorState } from '@selaras/ui';
import { Component, type ReactNode } from 'react';
import type { EmbedWords } from '../words/indonesian';
import { Middle } from './middle';

interface BoundaryProps {
  words: EmbedWords;
  emit: Emit;
  children: ReactNode;
}

/** Stands in for a diagram that failed while it was drawn; trying again draws it anew. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    const { emit, words } = this.props;
    emit('error', { code: 'GALAT', message: words.fault.texts.GALAT.text });
  }

  override render() {
    const { words, children } = this.props;
    if (!this.state.failed) return children;
    const { title, text } = words.fault.texts.GALAT;
    return (
      <Middle>
        <ErrorState
          title={title}
          description={text}
          retryLabel={words.retry}
          onRetry={() => this.setState({ failed: false })}
        />
      </Middle>
    );
  }
}
