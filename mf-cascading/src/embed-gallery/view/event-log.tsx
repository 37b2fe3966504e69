import type { EventName } from '@selaras/cascading-react/contract';
import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import type { Told } from '../live/told';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  & > h3 { font-size: ${tokens.text[14]}; }
  & > p { color: ${tokens.colour.muted}; }
  & > [role='log'] { max-height: 200px; overflow-y: auto; }
  & ol { display: grid; gap: ${space(1)}; padding: 0; list-style: none; }
  & li { display: grid; gap: 0 ${space(3)}; grid-template-columns: 5.5rem minmax(0, 1fr); padding: ${space(1)} 0; border-bottom: 1px solid ${tokens.colour.line}; }
  & code { font: 400 ${tokens.text[12]}/1.6 ${tokens.font.mono}; overflow-wrap: anywhere; }
  & strong { font: 600 ${tokens.text[12]}/1.6 ${tokens.font.mono}; }
  & small { grid-column: 2; color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
`;

/** What a reader learns of an event beside its facts. */
const remarks: Partial<Record<EventName, string>> = {
  navigate: 'Dicegah oleh halaman ini dengan preventDefault(): Anda yang memutuskan apa yang dibuka.',
};

/** What the diagram has told this page, the latest first. */
export function EventLog({ told }: { told: readonly Told[] }) {
  return (
    <Root>
      <h3 id="kejadian">Kejadian yang sampai ke halaman</h3>
      {told.length === 0 && <p>Belum ada. Pilih sebuah kotak, atau tekan “Buka di Selaras”.</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by the keys. */}
      <div role="log" aria-labelledby="kejadian" tabIndex={0}>
        <ol>
          {told.map(({ id, name, detail }) => (
            <li key={id}>
              <strong>{name}</strong>
              <code>{detail}</code>
              {remarks[name] && <small>{remarks[name]}</small>}
            </li>
          ))}
        </ol>
      </div>
    </Root>
  );
}
