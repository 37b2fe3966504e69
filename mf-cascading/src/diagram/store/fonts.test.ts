import { firstStage, sizeSteps } from './fonts';

/** The fonts of the page: there already, on their way, or never to come. */
function withFonts({ there = false, arrive = new Promise<void>(() => {}) } = {}) {
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { check: () => there, load: () => arrive },
  });
}

describe('the steps of the equal-size layout', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('come after 1 s for the width and 1.5 s for the height when no font arrives', async () => {
    withFonts();
    expect(firstStage()).toBe('initial');
    const seen: string[] = [];
    sizeSteps((stage) => seen.push(stage));
    await jest.advanceTimersByTimeAsync(999);
    expect(seen).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(seen).toEqual(['width']);
    await jest.advanceTimersByTimeAsync(499);
    expect(seen).toEqual(['width']);
    await jest.advanceTimersByTimeAsync(1);
    expect(seen).toEqual(['width', 'height']);
  });

  it('are one as soon as the fonts are there, and nothing follows', async () => {
    let arrived = () => {};
    withFonts({ arrive: new Promise<void>((resolve) => (arrived = resolve)) });
    const seen: string[] = [];
    sizeSteps((stage) => seen.push(stage));
    arrived();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(seen).toEqual(['height']);
  });

  it('end with the picture', async () => {
    withFonts();
    const seen: string[] = [];
    sizeSteps((stage) => seen.push(stage))();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(seen).toEqual([]);
  });

  it('are not needed where the fonts are there from the start', () => {
    withFonts({ there: true });
    expect(firstStage()).toBe('height');
  });
});
