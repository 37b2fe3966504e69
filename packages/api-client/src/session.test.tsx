import { render, screen } from '@testing-library/react';
import { type Session, SessionProvider, useSession } from './session';

const session: Session = {
  user: null,
  tahunKinerja: 2025,
  tahunPublik: 2024,
  planningValidation: null,
  countDown: { nilaiDate: '2025-03-31', clockOffset: 0 },
  online: true,
};

const Year = () => <p>{useSession().tahunKinerja}</p>;

describe('the session', () => {
  it('reaches every page below its provider', () => {
    render(
      <SessionProvider value={session}>
        <Year />
      </SessionProvider>,
    );
    expect(screen.getByText('2025')).toBeInTheDocument();
  });

  it('outside its provider is a mistake', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Year />)).toThrow('outside SessionProvider');
    jest.restoreAllMocks();
  });
});
