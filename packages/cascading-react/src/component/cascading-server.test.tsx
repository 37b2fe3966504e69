/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Cascading } from '../index';

it('is a div with the fallback on a server, where there is no window', () => {
  expect(typeof window).toBe('undefined');
  expect(
    renderToString(
      <Cascading origin="https://selaras.example.go.id" className="diagram" fallback={<p>Sebentar</p>} />,
    ),
  ).toBe('<div class="diagram"><p>Sebentar</p></div>');
});
