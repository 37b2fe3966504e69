import type { CascadingProps } from '@selaras/cascading-react/contract';
import { ErrorState, framed, LoadingState, space, useShownAtLeast } from '@selaras/ui';
import styled from 'styled-components';
import type { EmbedChoice } from '../choice/embed-choice';
import type { Adapter } from '../snippets/hosts';
import { LiveComponent } from './live-component';
import { LiveElement } from './live-element';
import { LiveFederated } from './live-federated';
import { LiveFrame } from './live-frame';
import type { Tell } from './told';
import { type ScriptState, useSelaras } from './use-selaras';

const Place = styled.div`
  ${framed}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  min-height: 562px;
  overflow: hidden;
  & > p { padding: ${space(4)}; }
`;

interface ScriptedProps {
  props: CascadingProps;
  tell: Tell;
}

type LiveViewProps = ScriptedProps & { adapter: Exclude<Adapter, 'bingkai'> };

/** The diagram as the chosen adapter shows it: it alone is mounted, and gone when another one is chosen. */
export function LiveView({
  adapter,
  choice,
  ...view
}: ScriptedProps & { adapter: Adapter; choice: EmbedChoice }) {
  if (adapter !== 'bingkai') return <ScriptedView adapter={adapter} {...view} />;
  return (
    <Place>
      <LiveFrame choice={choice} />
    </Place>
  );
}

function ScriptedView(view: LiveViewProps) {
  const [script, retry] = useSelaras();
  const loading = useShownAtLeast(script.kind === 'loading');
  return (
    <Place>
      {script.kind === 'failed' ? (
        <ErrorState
          title="Skrip sematan gagal dimuat"
          description="Kodenya tetap dapat disalin. Periksa sambungan Anda, lalu coba lagi."
          onRetry={retry}
        />
      ) : loading || script.kind === 'loading' ? (
        <LoadingState label={waitingWords(script)} />
      ) : (
        <Adapted key={view.adapter} {...view} selaras={script.selaras} />
      )}
    </Place>
  );
}

const waitingWords = (script: ScriptState) =>
  script.kind === 'loading' && script.long
    ? 'Skrip sematan masih dimuat; sambungannya lambat.'
    : 'Memuat skrip sematan…';

function Adapted({
  adapter,
  selaras,
  props,
  tell,
}: LiveViewProps & { selaras: Extract<ScriptState, { kind: 'there' }>['selaras'] }) {
  if (adapter === 'react') return <LiveComponent selaras={selaras} props={props} tell={tell} />;
  if (adapter === 'federasi') return <LiveFederated props={props} tell={tell} />;
  return <LiveElement adapter={adapter} selaras={selaras} props={props} tell={tell} />;
}
