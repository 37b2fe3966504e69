import type { Browser } from '@playwright/test';
import { demo } from '../browser/opened';
import type { Figure } from '../figure/figure';
import { startLargeRegency } from './large-regency';
import { recapFigures } from './recap-figures';
import { uploadFigures } from './upload-figures';
import { worksheetFigures } from './worksheet-figures';

/** The evaluation: recaps, a full worksheet, and an evening of uploads. */
export async function measureLke(browser: Browser): Promise<Figure[]> {
  const small = await recapFigures({ origin: demo.origin, units: 40, limit: 30 });
  const large = await startLargeRegency();
  try {
    return [
      ...small,
      ...(await recapFigures({ origin: large.origin, units: 1_000, limit: 150 })),
      ...(await worksheetFigures(browser, large.origin)),
      ...(await uploadFigures(browser, large)),
    ];
  } finally {
    await large.stop();
  }
}
