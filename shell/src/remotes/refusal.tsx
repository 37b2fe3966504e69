import { ApiError, failureText } from '@selaras/api-client';
import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';

const Box = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour['danger-soft']};
  & ul { display: grid; gap: ${space(2)}; margin: 0; padding-left: ${space(5)}; }
  & small { display: block; color: ${tokens.colour.muted}; }
`;

/** Why an act on a remote was refused: what stands against the version, each with the way out. */
export function Refusal({ error }: { error: Error | null }) {
  if (error === null) return null;
  const temuan = error instanceof ApiError ? error.temuan : [];
  return (
    <Box role="alert">
      <p>{failureText(error).pesan}</p>
      {temuan.length > 0 && (
        <ul>
          {temuan.map(({ code, reason, remedy }) => (
            <li key={code + reason}>
              {reason}
              <small>{remedy}</small>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}
