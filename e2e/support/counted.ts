import type { Page } from '@playwright/test';

/** Keys that do something by themselves, besides those that only walk or type. */
const acting = ['F8', 's'];

/**
 * Counts what a person does on a page, by what the page itself is told, so that no way of driving it is left out: every
 * press of a button, link or field, every option that is taken by keys and every field that is filled is one. Walking
 * by Tab and arrows is not counted.
 */
export async function counted(page: Page): Promise<readonly string[]> {
  const steps: string[] = [];
  await page.exposeFunction('tellStep', (step: string) => void steps.push(step));
  await page.evaluate((keys) => {
    const { tellStep } = window as unknown as { tellStep(step: string): void };
    const nameOf = (target: EventTarget | null) => {
      const element = target as HTMLInputElement;
      const label = element.labels?.[0]?.textContent ?? element.getAttribute('aria-label');
      return (label ?? element.textContent ?? '').trim().slice(0, 40);
    };
    let filled: EventTarget | null = null;
    const on = <Kind extends keyof DocumentEventMap>(
      kind: Kind,
      tell: (event: DocumentEventMap[Kind]) => void,
    ) => document.addEventListener(kind, tell, { capture: true });
    // A press by keys has no place: it is the click that a key made of a button or link.
    on('pointerdown', ({ target }) => tellStep(`tekan ${nameOf(target)}`));
    on('click', ({ detail, target, isTrusted }) => {
      if (detail === 0 && isTrusted) tellStep(`tekan ${nameOf(target)}`);
    });
    on('input', ({ target }) => {
      if (target !== filled) tellStep(`isi ${nameOf(target)}`);
      filled = target;
    });
    on('focusout', () => {
      filled = null;
    });
    on('keydown', ({ key, ctrlKey, target }) => {
      const isOption = key === 'Enter' && (target as HTMLElement).getAttribute('role') === 'combobox';
      if (isOption || (keys.includes(key) && (ctrlKey || key.length > 1))) tellStep(`tombol ${key}`);
    });
  }, acting);
  return steps;
}
