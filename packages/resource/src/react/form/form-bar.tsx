import { Link } from '@selaras/portal';
import { Button, centredRow, LinkButton, space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { LateDateTime } from './late-date-time';

const Root = styled.div`
  ${centredRow(2, 3)}
  position: sticky;
  bottom: 0;
  z-index: ${tokens.layer.sticky};
  justify-content: flex-end;
  padding: ${space(3)} ${space(5)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.card} ${tokens.radius.card} 0 0;
  background: ${tokens.colour.raised};
  box-shadow: ${tokens.shadow};
  @media (max-width: 560px) { padding-inline: ${space(4)}; }
  & > p { flex: 1 1 96px; max-width: none; font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
`;

interface FormBarProps {
  /** When the draft was kept, ISO 8601. */
  keptAt: string | null;
  dirty: boolean;
  saving: boolean;
  /** Nothing can be saved now. */
  closed: boolean;
  back: string;
}

/** Foot of a form that stays in sight: what is kept so far, the way out, and the save. */
export function FormBar({ keptAt, dirty, saving, closed, back }: FormBarProps) {
  return (
    <Root data-foot-bar>
      <p role="status">
        {keptAt !== null ? (
          <>
            Draf tersimpan di perangkat ini, <LateDateTime waktu={keptAt} />.
          </>
        ) : dirty ? (
          'Belum disimpan.'
        ) : (
          'Belum ada perubahan.'
        )}
      </p>
      <LinkButton as={Link} to={back}>
        Batal
      </LinkButton>
      <Button type="submit" variant="primary" loading={saving} disabled={closed} title="Ctrl S">
        Simpan
      </Button>
    </Root>
  );
}
