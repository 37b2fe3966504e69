import { activeVersion, releaseTeam } from '../../support/release-team';
import { secondServer } from '../../support/servers';
import { startFilledServer } from '../filled-server';

const PORT = secondServer.port + 1;
const TIMES = 10;

/**
 * Two servers on one database: how long each of several promotions at one of them took until the other one gave it, in
 * milliseconds, the command that promotes included.
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

async function promotions(remote: string, here: string, there: string): Promise<number[]> {
  const team = await releaseTeam(remote, here);
  try {
    const versions = [team.built(), team.built()];
    for (const version of versions) await team.publish(version);
    const times: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const version = versions[time % versions.length] ?? '';
      const started = performance.now();
      await team.promote(version, 'ukuran');
      while ((await activeVersion(remote, there)) !== version);
      times.push(performance.now() - started);
    }
    return times;
  } finally {
    team.leave();
  }
}
