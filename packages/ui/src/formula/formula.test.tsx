import { render, screen, waitFor } from '@testing-library/react';
import { Formula } from './formula';
import { typeset } from './typeset';

/** What the rules of the page say of an element of mathematics, which jsdom gives no computed style. */
function styleOf(element: Element | null): Record<string, string> {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule): rule is CSSStyleRule => 'selectorText' in rule)
    .filter(({ selectorText }) => element?.matches(selectorText));
  return Object.fromEntries(
    rules.flatMap(({ style }) => Array.from(style).map((name) => [name, style.getPropertyValue(name)])),
  );
}

describe('a formula', () => {
  it('becomes mathematics, and its source stands there until then', async () => {
    const { container } = render(<Formula source="\frac{a}{b}" />);
    expect(screen.getByText('\\frac{a}{b}')).toBeInTheDocument();
    await waitFor(() => expect(container.querySelector('math mfrac')).not.toBeNull());
  });

  it('lowers its indices without a font of mathematics', async () => {
    const { container } = render(<Formula source="\\dfrac{PDRB_t}{PDRB_{t-1}} \\times \\text{P}" />);
    await waitFor(() => expect(container.querySelector('math msub')).not.toBeNull());
    const place = container.firstElementChild as Element;
    const indices = [...place.querySelectorAll('msub > :nth-child(2)')];
    expect(indices).toHaveLength(2);
    for (const index of indices)
      expect(styleOf(index)).toMatchObject({ position: 'relative', top: '0.35em' });
    for (const base of place.querySelectorAll('msub > :first-child')) {
      expect(styleOf(base)).not.toHaveProperty('position');
    }
    expect(styleOf(place.querySelector('mi'))).toMatchObject({
      'text-transform': 'none',
      'font-style': 'italic',
    });
    expect(styleOf(place.querySelector('math'))['font-family']).toMatch(/font-sans/);
  });

  it('that cannot be read stays source, and says so', async () => {
    const onFault = jest.fn();
    render(<Formula source="\frac{a" onFault={onFault} />);
    await waitFor(() => expect(onFault).toHaveBeenLastCalledWith(expect.any(String)));
    expect(screen.getByText('\\frac{a')).toBeInTheDocument();
  });

  it.each([
    '\\href{javascript:alert(1)}{x}',
    '\\htmlData{a=b}{x}',
    '\\includegraphics{https://jahat.example/x.png}',
    '\\text{<img src=x onerror=alert(1)>}',
    '\\url{javascript:alert(1)}',
  ])('cannot smuggle in links, pictures or markup: %s', (source) => {
    const result = typeset(source);
    const place = document.createElement('div');
    place.innerHTML = 'mathml' in result ? result.mathml : '';
    expect(place.querySelector('a[href], img, script, [onerror], [data-a]')).toBeNull();
  });

  it('longer than any real one is not even tried', () => {
    expect(typeset('a+'.repeat(1001))).toEqual({ fault: 'Rumus lebih panjang dari 2000 huruf' });
    expect(typeset('a'.repeat(2000))).toHaveProperty('mathml');
  });

  it.each([
    ['fractions', '\\frac{', 'a', '}{b}'],
    ['roots', '\\sqrt{', 'a', '}'],
    ['braces', '{', 'a', '}'],
    ['powers', 'a^{', 'b', '}'],
    ['brackets', '\\left(', 'a', '\\right)'],
  ])('of nested %s grows no faster than its source', (_, open, middle, close) => {
    const depth = Math.floor(1990 / (open.length + close.length));
    const result = typeset(open.repeat(depth) + middle + close.repeat(depth));
    expect('mathml' in result ? result.mathml.length : 0).toBeLessThan(40_000);
  });

  it('ends macros that would never end', () => {
    expect(typeset('\\def\\a{\\a\\a}\\a')).toHaveProperty('fault');
  });
});
