import { Spinner } from '../spinner/spinner';
import { awaitedMark } from './awaited';
import { Panel } from './state-panel';

export interface LoadingStateProps {
  label?: string;
}

/** Fills the place of a part that is being loaded; seen after a moment. */
export function LoadingState({ label = 'Sedang memuat data...' }: LoadingStateProps) {
  return (
    <Panel role="status" aria-live="polite" {...awaitedMark}>
      <Spinner size={28} />
      <p>{label}</p>
    </Panel>
  );
}
