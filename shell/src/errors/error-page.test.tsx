import { render, screen } from '@testing-library/react';
import { FallbackBoundary } from './error-page';
import { PageError, pageErrorOf } from './page-error';

describe('the error page', () => {
  it('defaults to status 500 and the message "Error"', () => {
    expect(new PageError()).toMatchObject({ status: 500, message: 'Error' });
    expect(pageErrorOf(new TypeError('x is undefined'))).toMatchObject({ status: 500, message: 'Error' });
    expect(pageErrorOf(null)).toMatchObject({ status: 500, message: 'Error' });
  });

  it('is 404 for what the router does not know', () => {
    expect(pageErrorOf({ status: 404 })).toMatchObject({
      status: 404,
      message: 'This page could not be found',
    });
  });

  it('gives way to a generic fallback with a link home when showing it fails', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('the error page itself');
    };
    render(
      <FallbackBoundary>
        <Broken />
      </FallbackBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'Error' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ke halaman depan' })).toHaveAttribute('href', '/');
  });
});
