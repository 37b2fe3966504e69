import { cutSpans } from './cut-columns';

const span = (left: number, right: number) => ({ left, right });

describe('cutSpans', () => {
  const sight = span(200, 700);

  it('names what an edge of the sight cuts, at either side', () => {
    const spans = [span(150, 260), span(260, 400), span(400, 700), span(690, 780)];
    expect(cutSpans(spans, sight)).toEqual([true, false, false, true]);
  });

  it('allows for what a browser rounds', () => {
    expect(cutSpans([span(199.4, 300), span(600, 700.6)], sight)).toEqual([false, false]);
  });

  it('shows what is wider than the room as far as it goes', () => {
    expect(cutSpans([span(100, 800)], sight)).toEqual([false]);
  });
});
