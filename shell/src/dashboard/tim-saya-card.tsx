import type { RingkasTimSaya } from '@selaras/contracts';
import { PageLink, usePages } from '@selaras/portal';
import { Card, LinkButton, wrapRow } from '@selaras/ui';
import { ClipboardCheck, Users } from 'lucide-react';
import styled from 'styled-components';

const Ways = styled.div`
  ${wrapRow(2)}
`;

const KETUA = 'tim-saya.ketua-tim';
const ANGGOTA = 'tim-saya.anggota-tim';

const words = ({ ketua, atasan, anggota, langkah }: RingkasTimSaya) =>
  [
    ketua > 0 && `memimpin ${ketua} tim`,
    atasan > 0 && `membawahi ${atasan} ketua tim`,
    anggota > 0 && `menjadi anggota ${anggota} tim`,
    langkah > 0 && `memegang ${langkah} langkah aksi`,
  ]
    .filter(Boolean)
    .join(', ');

/** The way to the reader’s own teams, which the menu of his role may not have; nothing for who is in none (decision 93). */
export function TimSayaCard({ tim }: { tim: RingkasTimSaya }) {
  const { hasPage } = usePages();
  const leads = tim.ketua + tim.atasan > 0 && hasPage(KETUA);
  const serves = tim.anggota + tim.langkah > 0 && hasPage(ANGGOTA);
  if (!leads && !serves) return null;
  return (
    <Card title="Tim saya" description={`Anda ${words(tim)} tahun ini.`}>
      <Ways>
        {serves && (
          <LinkButton as={PageLink} page={ANGGOTA} icon={<ClipboardCheck size={16} />}>
            Langkah aksi saya
          </LinkButton>
        )}
        {leads && (
          <LinkButton as={PageLink} page={KETUA} icon={<Users size={16} />}>
            Tim yang saya pimpin
          </LinkButton>
        )}
      </Ways>
    </Card>
  );
}
