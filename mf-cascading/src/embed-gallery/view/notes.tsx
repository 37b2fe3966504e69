import { PageLink } from '@selaras/portal';
import { CardGrid, PageSection, Stack, space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import type { EmbedChoice } from '../choice/embed-choice';
import { ownFile, pageWithoutCode, policy } from '../snippets/plain-page';
import { CodeBlock } from './code-block';

const Note = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  align-content: start;
  & h3 { font-size: ${tokens.text[16]}; }
  & p { max-width: 68ch; overflow-wrap: anywhere; }
  & code { font: 400 0.9em ${tokens.font.mono}; }
`;

/** What a host and the portal's operator have to allow, and what else can be taken from here. */
export function Notes({ choice }: { choice: EmbedChoice }) {
  return (
    <PageSection title="Yang perlu diatur">
      <Stack $gap={4}>
        {[pageWithoutCode, ownFile, policy].map(({ title, code }) => (
          <CodeBlock key={title} title={title} code={code(choice)} />
        ))}
      </Stack>
      <CardGrid $min={300}>
        <Note>
          <h3>Di halaman Anda</h3>
          <p>
            Bila halaman Anda mengirim kebijakan keamanan, baris di atas cukup: tanpa{' '}
            <code>'unsafe-inline'</code> dan <code>'unsafe-eval'</code>. Kode Anda sendiri dipindahkan ke
            berkas, seperti di atas.
          </p>
        </Note>
        <Note>
          <h3>Di portal ini</h3>
          <p>
            Minta pengelola Selaras mendaftarkan asal halaman Anda, misalnya{' '}
            <code>SEMATAN_ORIGINS=https://portal.example.go.id</code>; beberapa asal dipisah koma. Asal dalam
            daftar itu mendapat pohon publik, bukan panggilan lain; skripnya terbuka bagi semua halaman.
          </p>
        </Note>
        <Note>
          <h3>Tanpa diagram</h3>
          <p>
            Satu angka atau satu kartu, tanpa skrip: tombol “Sematkan” di setiap{' '}
            <PageLink page="publik-makro.dashboard">halaman publik</PageLink> memberi barisnya. Tabelnya ada
            di menu “Data” halaman yang sama, sebagai data terbuka.
          </p>
        </Note>
      </CardGrid>
    </PageSection>
  );
}
