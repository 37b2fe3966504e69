import { Button, space, tokens } from '@selaras/ui';
import { Pause, Play } from 'lucide-react';
import styled from 'styled-components';
import { paces, TOGGLE } from './auto-advance';
import { autoAdvance } from './auto-state';
import { useWatched } from './watched';

const Pace = styled.select`
  min-height: ${tokens.controlHeight};
  padding: 0 ${space(2)};
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.surface};
  & option { background: ${tokens.colour.surface}; color: ${tokens.colour.text}; }
`;

/** Lets the pages go on by themselves, and stops them. `waits`: somebody is at it. */
export function PaceControl({ waits }: { waits: boolean }) {
  const { running, seconds } = useWatched(autoAdvance);
  return (
    <>
      <Button
        {...{ [TOGGLE]: '' }}
        variant="quiet"
        icon={running ? <Pause size={16} /> : <Play size={16} />}
        onClick={() => autoAdvance.set({ seconds, running: !running })}
      >
        {running ? (waits ? 'Jeda (menunggu)' : 'Jeda') : 'Jalan otomatis'}
      </Button>
      <Pace
        aria-label="Lama tiap halaman"
        value={seconds}
        onChange={({ target }) => autoAdvance.set({ running, seconds: Number(target.value) })}
      >
        {paces.map((pace) => (
          <option key={pace} value={pace}>
            {pace} detik
          </option>
        ))}
      </Pace>
    </>
  );
}
