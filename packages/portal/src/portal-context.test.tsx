import { act, render, screen } from '@testing-library/react';
import { createTestPortal, PortalAround } from './testing';
import { useSession } from './use-session';
import { useYears } from './use-years';

const Year = () => <p>{useSession().tahunKinerja}</p>;

describe('the session', () => {
  it('reaches every page below the provider', () => {
    render(
      <PortalAround session={{ tahunKinerja: 2024 }}>
        <Year />
      </PortalAround>,
    );
    expect(screen.getByText('2024')).toBeInTheDocument();
  });

  it('draws a page again when it changes', () => {
    const portal = createTestPortal({ session: { tahunKinerja: 2024 } });
    render(
      <PortalAround portal={portal}>
        <Year />
      </PortalAround>,
    );
    act(() => portal.change({ tahunKinerja: 2025 }));
    expect(screen.getByText('2025')).toBeInTheDocument();
  });

  it('outside a portal is a mistake, and the error says what to do', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Year />)).toThrow('<PortalAround> of @selaras/portal/testing');
    jest.restoreAllMocks();
  });
});

it('useYears tells the chosen years and those that may be chosen', () => {
  let years: ReturnType<typeof useYears> | null = null;
  const Page = () => {
    years = useYears();
    return null;
  };
  render(
    <PortalAround session={{ tahunKinerja: 2025, tahunPublik: 2024 }} years={[2023, 2024, 2025]}>
      <Page />
    </PortalAround>,
  );
  expect(years).toEqual({ tahunKinerja: 2025, tahunPublik: 2024, selectable: [2023, 2024, 2025] });
});
