import { render, screen, waitFor } from '@testing-library/react';
import { Formula } from './formula';
import { typeset } from './typeset';

describe('a formula', () => {
  it('becomes mathematics, and its source stands there until then', async () => {
    const { container } = render(<Formula source="\frac{a}{b}" />);
    expect(screen.getByText('\\frac{a}{b}')).toBeInTheDocument();
    await waitFor(() => expect(container.querySelector('math mfrac')).not.toBeNull());
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
