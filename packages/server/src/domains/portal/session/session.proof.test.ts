import { startTestApp } from '../../../testing/test-app';

/** As many tries as an account has; the fastest of each kind was disturbed least. */
const ROUNDS = 10;

it('takes as long to refuse an unknown user as a wrong password', async () => {
  const test = await startTestApp();
  const time = async (username: string) => {
    const payload = { username, password: 'salah' };
    const start = performance.now();
    await test.app.inject({ method: 'POST', url: '/api/login', payload });
    return performance.now() - start;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    known.push(await time('rsud'));
    unknown.push(await time(`hantu${round}`));
  }
  await test.close();
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) * 0.5);
});
