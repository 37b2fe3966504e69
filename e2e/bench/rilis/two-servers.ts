import { secondServer } from '../../server/servers';
import { activeVersion, releaseTeam } from '../../support/releases/release-team';
import { startFilledServer } from '../server/filled-server';

const PORT = secondServer.port + 1;
const TIMES = 10;

/**
 * Two servers on one database: milliseconds from the answer to each of several promotions at one of them until the other
 * one gives the version.
 */
export async function promotionsElsewhere(remote: string): Promise<number[]> {
  const here = await startFilledServer({ name: 'rilis', port: PORT, statements: [] });
  try {
    const there = await here.beside(secondServer.port);
    try {
      return await promotions(remote, here.origin, there.origin);
    } finally {
      await there.stop();
    }
  } finally {
    await here.stop();
  }
}

/** When it was done. */
const moment = async (act: () => Promise<unknown>): Promise<number> => {
  await act();
  return performance.now();
};

async function promotions(remote: string, here: string, there: string): Promise<number[]> {
  const team = await releaseTeam(remote, here);
  try {
    const versions = [team.built(), team.built()];
    for (const version of versions) await team.publish(version);
    const times: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const version = versions[time % versions.length] ?? '';
      // Asked all the while: what the other server remembers is as old as it may be.
      const [given, answered] = await Promise.all([
        moment(async () => {
          while ((await activeVersion(remote, there)) !== version);
        }),
        moment(() => team.promote(version, 'ukuran')),
      ]);
      times.push(Math.max(0, given - answered));
    }
    return times;
  } finally {
    team.leave();
  }
}
