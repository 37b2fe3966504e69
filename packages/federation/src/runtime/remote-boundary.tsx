import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  readonly onError: (error: unknown, info: ErrorInfo) => void;
  readonly renderError: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly thrown: { readonly error: unknown } | null;
}

/** Keeps an error thrown while a remote's page is drawn inside the page's place. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { thrown: null };

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError(error, info);
  }

  override render() {
    return this.state.thrown === null ? this.props.children : this.props.renderError(this.state.thrown.error);
  }
}
