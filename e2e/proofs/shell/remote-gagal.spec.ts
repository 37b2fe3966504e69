import { faults } from '../../support/broken-remote';
import { expect, test } from '../../support/portal';
import { expectFaultTold } from '../../support/remote-fault';

/** How long somebody waits for a word at most. */
const PATIENCE_MS = 8_000;

for (const fault of Object.keys(faults)) {
  test(`a remote that is ${fault} leaves the portal standing, says so in time, and recovers without a reload`, async ({
    page,
  }) => {
    expect(await expectFaultTold(page, fault)).toBeLessThan(PATIENCE_MS);
  });
}
