import type { Registry } from '@selaras/contracts';
import { fetchRegistry } from '@selaras/federation';
import { GlobalStyle } from '@selaras/ui';
import type { ReactNode } from 'react';
import { LineSign } from './line-sign';
import { createPatience } from './patience';

/** Nothing goes on without it, so a try may take longer than that of an open portal. */
const TRY_MS = 15_000;

/**
 * The registry as the portal starts, asked for over a poor line as often as the user is. `draw` shows the sign meanwhile;
 * null when it cannot be read: the portal starts with its own pages.
 */
export async function registryAtStart(draw: (sign: ReactNode) => void): Promise<Registry | null> {
  const line = createPatience();
  const stop = line.subscribe(() => {
    if (line.get().sign === 'quiet') return;
    draw(
      <>
        <GlobalStyle />
        <LineSign line={line} what="Daftar halaman portal" />
      </>,
    );
  });
  try {
    return await line.ask(() => fetchRegistry(TRY_MS));
  } catch (error) {
    console.error(error);
    return null;
  } finally {
    stop();
  }
}
