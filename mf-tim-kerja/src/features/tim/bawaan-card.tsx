import type { BawaanTim } from '@selaras/contracts';
import { PageLink } from '@selaras/portal';
import { Card, EmptyState, space, tokens } from '@selaras/ui';
import styled from 'styled-components';

const Groups = styled.div`
  display: grid;
  gap: ${space(4)};
  & ul { display: grid; gap: ${space(1)}; margin: ${space(1)} 0 0; padding-left: ${space(5)}; }
  & li { overflow-wrap: anywhere; }
  & small { font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
`;

const levels: readonly { level: BawaanTim['level']; title: string }[] = [
  { level: 'kinerja-program', title: 'Kinerja program' },
  { level: 'kinerja-kegiatan', title: 'Kinerja kegiatan' },
  { level: 'kinerja-sub-kegiatan', title: 'Kinerja sub kegiatan' },
  { level: 'kinerja-langkah-aksi', title: 'Langkah aksi' },
];

/** What a team carries, each a link to its own page. */
export function BawaanCard({ bawaan }: { bawaan: readonly BawaanTim[] }) {
  return (
    <Card title="Yang diampu tim">
      {bawaan.length === 0 ? (
        <EmptyState
          title="Tim ini belum mengampu apa pun."
          description="Pilih tim sebagai pengampu pada kinerja program, kegiatan atau sub kegiatan."
        />
      ) : (
        <Groups>
          {levels.map(({ level, title }) => {
            const rows = bawaan.filter((row) => row.level === level);
            if (rows.length === 0) return null;
            return (
              <section key={level}>
                <h3>
                  {title} ({rows.length})
                </h3>
                <ul>
                  {rows.map(({ id, indikator, bagian_dari, pelaksana }) => (
                    <li key={id}>
                      <PageLink page={`${level}.show`} params={{ id }}>
                        {indikator}
                      </PageLink>
                      {level === 'kinerja-langkah-aksi' && (
                        <small>
                          {' '}
                          {bagian_dari} · {pelaksana === 0 ? 'belum dibagi' : `${pelaksana} pelaksana`}
                        </small>
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </Groups>
      )}
    </Card>
  );
}
