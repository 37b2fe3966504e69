import { EmptyState, ErrorState, LoadingState } from '@selaras/ui';
import { useContext, useEffect } from 'react';
import { loadDagre } from '../../diagram/store/centres';
import { ThemeContext } from '../../diagram/theme/theme-context';
import { useTreeModel } from '../../features/use-tree-model';
import { useTree } from '../data/use-tree';
import { useEmbedWords } from '../words/words';
import { EmbedDiagram } from './embed-diagram';
import type { EmbedProps } from './embed-props';
import { Middle } from './middle';
import { useDisplayed } from './use-displayed';

/** Levels that a tree has. */
const WHOLE_DEPTH = 5;

/** The diagram of the tree that the props ask for, or what is said in its place. */
export function EmbedTree({ props, home, emit, live }: EmbedProps) {
  const words = useEmbedWords();
  const family = useContext(ThemeContext)?.family;
  const { tree, fault, loading, retry } = useTree(props);
  const displayed = useDisplayed(home.root);
  const model = useTreeModel(tree ?? undefined, WHOLE_DEPTH);
  // Small trees are laid out by it: on its way while the data is.
  useEffect(() => void loadDagre().catch(() => {}), []);
  const told = fault === null ? null : words.fault[fault];

  useEffect(() => {
    if (fault !== null) emit('error', { code: fault, message: words.fault[fault].text });
  }, [fault, emit, words]);

  if (told !== null) {
    return (
      <Middle data-state="error">
        <ErrorState
          title={told.title}
          description={told.text}
          retryLabel={words.retry}
          onRetry={fault === 'ASAL_DITOLAK' ? undefined : retry}
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
      home={home}
      emit={emit}
      live={live}
      stale={loading}
    />
  );
}
