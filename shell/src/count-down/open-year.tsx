import { useSession } from '@selaras/portal';
import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { useChooseTahunKinerja } from '../session/year/use-choose-year';

/** As high as the text beside it, with room for a finger around. */
const Press = styled.button`
  margin: calc(-1 * ${space(1)}) 0;
  padding: ${space(1)} ${space(1.5)};
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 650;
  text-decoration: underline;
  text-underline-offset: 2px;
  cursor: pointer;
`;

/**
 * Whose year is closed moves by one press to the latest one in which something may still be filled in: everybody starts in
 * the specified default (spec 2 §4), also when another year is at work.
 */
export function OpenYear() {
  const { tahunKinerja, countDown } = useSession();
  const chooseYear = useChooseTahunKinerja();
  const open = countDown?.openYears?.find((year) => year !== tahunKinerja);
  if (open === undefined) return null;
  return (
    <Press type="button" onClick={() => void chooseYear(open)}>
      Buka tahun {open}
    </Press>
  );
}
