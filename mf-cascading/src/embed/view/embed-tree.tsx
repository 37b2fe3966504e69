import { EmptyState, ErrorState, LoadingState } from '@selaras/ui';
import { useContext, useEffect, useMemo, useRef } from 'react';
import { ThemeContext } from '../../diagram/theme/theme-context';
import { useTreeModel } from '../../features/use-tree-model';
import { helpsToRetry } from '../data/helps-to-retry';
import { tellDeveloper } from '../data/tell-developer';
import { useTree } from '../data/use-tree';
import { toldFault } from '../words/faults/told-fault';
import { useEmbedWords } from '../words/words';
import { EmbedDiagram } from './embed-diagram';
import type { EmbedProps } from './embed-props';
import { Middle } from './middle';
import { useDisplayed } from './use-displayed';

/** Levels that a tree has. */
const WHOLE_DEPTH = 5;

/** The diagram of the tree that the props ask for, or what is said in its place. */
export function EmbedTree({ props, wrong, home, emit, live }: EmbedProps) {
  const words = useEmbedWords();
  const family = useContext(ThemeContext)?.family;
  const { tree, fault, loading, retry } = useTree(props, wrong);
  const displayed = useDisplayed(home.root);
  const model = useTreeModel(tree ?? undefined, WHOLE_DEPTH);
  const told = useMemo(() => (fault === null ? null : toldFault(fault, words.fault)), [fault, words]);

  // Another language is no other fault.
  const latest = useRef(told);
  latest.current = told;
  useEffect(() => {
    if (fault === null || latest.current === null) return;
    const { message, isOurs } = latest.current;
    if (isOurs) tellDeveloper(message);
    emit('error', { code: fault.code, message });
  }, [fault, emit]);

  const emptyYear = tree !== null && model?.count === 0 && !loading ? tree.meta.tahun : null;
  useEffect(() => {
    if (emptyYear === null) return;
    emit('error', { code: 'BELUM_ADA_DATA', message: `${words.empty(emptyYear)}. ${words.emptyWhy}` });
  }, [emptyYear, emit, words]);

  if (fault !== null && told !== null) {
    return (
      <Middle data-state="error">
        <ErrorState
          title={told.title}
          description={told.text}
          retryLabel={words.retry}
          onRetry={helpsToRetry(fault, props) ? retry : undefined}
        />
      </Middle>
    );
  }
  if (tree === null || model === null || (model.count > 0 && !displayed)) {
    return (
      <Middle data-state="loading" aria-busy="true">
        <LoadingState label={words.loading} />
      </Middle>
    );
  }
  if (model.count === 0) {
    return (
      <Middle data-state="empty">
        <EmptyState title={words.empty(tree.meta.tahun)} description={words.emptyWhy} />
      </Middle>
    );
  }
  const subject = `${tree.meta.satuan_kerja?.satuan_kerja_id ?? 'kabupaten'}/${tree.meta.tahun}/${family ?? ''}`;
  return (
    <EmbedDiagram
      key={subject}
      tree={tree}
      model={model}
      props={props}
      wrong={wrong}
      home={home}
      emit={emit}
      live={live}
      stale={loading}
    />
  );
}
