import styled from 'styled-components';
import { Spinner } from '../spinner/spinner';
import { awaitedMark } from './awaited';
import { lateSign } from './late-sign';
import { Panel } from './state-panel';

const LatePanel = styled(Panel)`
  animation: ${lateSign};
`;

export interface LoadingStateProps {
  label?: string;
}

/** Fills the place of a part that is being loaded; seen after a moment. */
export function LoadingState({ label = 'Sedang memuat data...' }: LoadingStateProps) {
  return (
    <LatePanel role="status" aria-live="polite" {...awaitedMark}>
      <Spinner size={28} />
      <p>{label}</p>
    </LatePanel>
  );
}
