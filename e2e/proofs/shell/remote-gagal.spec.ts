import { furtherCases, promisedCases } from '../../support/gagal/fault-cases';
import { expectContained } from '../../support/gagal/faulty-page';
import { signedIn, test } from '../../support/portal';

for (const one of [...promisedCases, ...furtherCases]) {
  const { broken, fault, other } = one;
  test(`${broken.remote} with the fault ${fault} says so, ${other.remote} works beside it, and it recovers without a reload`, async ({
    page,
  }) => {
    await signedIn(page, 'dinkes');
    await expectContained(page, one);
  });
}
