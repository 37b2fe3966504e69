import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';

/**
 * Memory in bytes that the page's process holds at most while `act` runs, above what it held before. The heap alone
 * where the system does not tell the memory of processes.
 */
export async function memoryWhile(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const measure = () => rendererMemory(browser).then((bytes) => bytes ?? heapOf(page));
  const before = await measure();
  let most = before;
  let running = true;
  const watching = (async () => {
    while (running) {
      most = Math.max(most, await measure());
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  try {
    await act();
  } finally {
    running = false;
    await watching;
  }
  return most - before;
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  return metrics.find(({ name }) => name === 'JSHeapTotalSize')?.value ?? 0;
}

/** Resident bytes of all renderers of a browser, by the system's own count; null where there is none. */
async function rendererMemory(browser: Browser): Promise<number | null> {
  try {
    readdirSync('/proc/self');
  } catch {
    return null;
  }
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .reduce((sum, { id }) => sum + residentBytes(id), 0);
}

function residentBytes(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}
