import '../../testing/missing-in-jsdom';
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { PageAround } from '../../diagram/context/testing/page-around';
import { fakeContext } from '../../testing/fake-canvas';
import type { BesideYear } from '../../years/year-picture';
import { smallScene } from '../picture/testing/picture-of';
import PagePrint from './page-print';
import { paperInJsdom } from './testing/paper-in-jsdom';

const page = { tahun: 2025, satuanKerjaId: 1001, publik: false, title: 'Cascading' };
const scene = smallScene((_, box) => ({ sasaran: `Sasaran${box}` }));

async function open(beside: BesideYear | null = null) {
  paperInJsdom();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => fakeContext() as never);
  const shown = await act(async () =>
    render(
      <PageAround client={new QueryClient()} page={page}>
        <PagePrint scene={scene} beside={beside} />
      </PageAround>,
    ),
  );
  return shown;
}

const sheets = () => [...document.querySelectorAll('[data-print] svg[viewBox]')];

describe("the browser's own print command", () => {
  it('prints every shown box on sheets of paper, and leaves nothing behind', async () => {
    await open();
    fireEvent(window, new Event('beforeprint'));
    expect(sheets().length).toBeGreaterThan(0);
    // Some browsers say it twice.
    fireEvent(window, new Event('beforeprint'));
    const said = new Set(
      [...document.querySelectorAll('[data-print] text')].map(({ textContent }) => textContent),
    );
    scene.visible.forEach((shown, box) => {
      if (shown === 1) expect(said).toContain(`Sasaran${box}`);
    });
    fireEvent(window, new Event('afterprint'));
    expect(sheets()).toEqual([]);
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  it('prints both years where two are compared', async () => {
    const cards = scene.model.cards.map((card, box) => ({ ...card, sasaran: `Dahulu${box}` }));
    await open({ model: { ...scene.model, cards }, tahun: 2024 });
    fireEvent(window, new Event('beforeprint'));
    const said = [...document.querySelectorAll('[data-print] text')].map(({ textContent }) => textContent);
    expect(said).toContain('Sasaran0');
    expect(said).toContain('Dahulu0');
    expect(said.filter((text) => text?.endsWith('· Tahun 2024')).length).toBeGreaterThan(0);
    const ids = [...document.querySelectorAll('[data-print] [id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    fireEvent(window, new Event('afterprint'));
  });

  it('adds nothing to sheets that were asked for by the dialog', async () => {
    await open();
    const host = document.createElement('div');
    host.dataset.print = '';
    document.body.append(host);
    fireEvent(window, new Event('beforeprint'));
    expect(document.querySelectorAll('[data-print]')).toHaveLength(1);
    fireEvent(window, new Event('afterprint'));
    expect(host.isConnected).toBe(true);
    host.remove();
  });

  it('takes the sheets away when the page is left while it prints', async () => {
    const { unmount } = await open();
    fireEvent(window, new Event('beforeprint'));
    unmount();
    await waitFor(() => expect(sheets()).toEqual([]));
  });
});
