import type { Browser } from '@playwright/test';
import type { Figure } from '../figure/figure';
import { cardFigures } from './card-figures';
import { exportFigures } from './export-figures';
import { startLargeReports } from './large-report';
import { pageFigures } from './page-figures';
import { typingFigures } from './typing-figures';

/** Report cards and the annual report: answers, pages, keys in a long chapter, and files of long reports. */
export async function measureRapor(browser: Browser): Promise<Figure[]> {
  const figures = [...(await cardFigures()), ...(await pageFigures(browser))];
  const large = await startLargeReports();
  try {
    return [
      ...figures,
      ...(await typingFigures(browser, large.origin)),
      ...(await exportFigures(large.origin)),
    ];
  } finally {
    await large.stop();
  }
}
