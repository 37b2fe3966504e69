import { GitCompareArrows } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { space, tokens } from '../token/tokens';

const { colour } = tokens;

const Root = styled.section`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${tokens.status['tidak-tercapai']};
  border-radius: ${tokens.radius.card};
  background: ${tokens.statusSoft['tidak-tercapai']};
`;

const Head = styled.p`
  display: flex;
  gap: ${space(2)};
  & > svg { flex: none; margin-top: 3px; color: ${tokens.status['tidak-tercapai']}; }
`;

const Fieldset = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space(2)};
  padding: 0;
  border: 0;
  & > legend { margin-bottom: ${space(1)}; font-weight: 600; }
  @media (max-width: 560px) { grid-template-columns: minmax(0, 1fr); }
`;

const Version = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px ${space(2)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${colour.line};
  border-radius: ${tokens.radius.control};
  background: ${colour.surface};
  cursor: pointer;
  &:has(:checked) { border-color: ${colour.brand}; box-shadow: inset 0 0 0 1px ${colour.brand}; }
  &:has(:focus-visible) { outline: 2px solid ${colour.brand}; outline-offset: 2px; }
  & > input { margin: 3px 0 0; accent-color: ${colour.brand}; }
  & > small { font-size: ${tokens.text[12]}; color: ${colour.muted}; }
  & > span { grid-column: 2; overflow-wrap: anywhere; white-space: pre-line; }
`;

export type ConflictSide = 'mine' | 'theirs';

/** One field in which the two versions differ, both in words. */
export interface FieldDifference {
  name: string;
  label: string;
  mine: string;
  theirs: string;
}

export interface ConflictViewProps {
  differences: readonly FieldDifference[];
  /** Which side each field takes now; one that is not named waits for a choice. */
  chosen: Readonly<Record<string, ConflictSide>>;
  /** How often a save waited for a choice: each time the first field that waits gets the focus. */
  refused?: number;
  onChoose: (name: string, side: ConflictSide) => void;
  /** Gives up everything typed for the row as it is now. */
  onTakeCurrent: () => void;
}

const sides: readonly { side: ConflictSide; title: string }[] = [
  { side: 'mine', title: 'Isian Anda' },
  { side: 'theirs', title: 'Data terkini' },
];

/**
 * Shown when somebody else saved the row meanwhile: both versions side by side, and a choice for each field. Where both
 * changed a field no side is chosen beforehand, and a save waits until one is.
 */
export function ConflictView({
  differences,
  chosen,
  refused = 0,
  onChoose,
  onTakeCurrent,
}: ConflictViewProps) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const waiting = differences.filter(({ name }) => !(name in chosen));
  useEffect(() => {
    if (refused > 0) root.current?.querySelector<HTMLElement>('[data-waiting="true"] input')?.focus();
  }, [refused]);
  return (
    <Root ref={root} role="alert">
      <Head>
        <GitCompareArrows size={18} aria-hidden="true" />
        <span>
          <strong>Data ini baru saja diubah orang lain.</strong>{' '}
          {differences.length > 0
            ? 'Pilih isian yang dipakai, lalu simpan.'
            : 'Isian Anda sama dengan data terkini; simpan untuk melanjutkan.'}
        </span>
      </Head>
      {refused > 0 && waiting.length > 0 && (
        <p id={`${id}-menunggu`}>
          Belum disimpan. Pilih dulu isian yang dipakai untuk{' '}
          <strong>{waiting.map(({ label }) => label).join(', ')}</strong>.
        </p>
      )}
      {differences.map(({ name, label, ...versions }) => (
        <Fieldset
          key={name}
          data-waiting={!(name in chosen)}
          aria-describedby={refused > 0 && !(name in chosen) ? `${id}-menunggu` : undefined}
        >
          <legend>{label}</legend>
          {sides.map(({ side, title }) => (
            <Version key={side}>
              <input
                type="radio"
                name={`${id}-${name}`}
                checked={chosen[name] === side}
                onChange={() => onChoose(name, side)}
              />
              <small>{title}</small>
              <span>{versions[side]}</span>
            </Version>
          ))}
        </Fieldset>
      ))}
      <div>
        <Button size="small" onClick={onTakeCurrent}>
          Pakai semua data terkini
        </Button>
      </div>
    </Root>
  );
}
