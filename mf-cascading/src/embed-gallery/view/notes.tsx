import { PageLink } from '@selaras/portal';
import { CardGrid, PageSection, space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import type { EmbedChoice } from '../choice/embed-choice';
import { policy } from '../snippets/plain-page';
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
      <CodeBlock title={policy.title} code={policy.code(choice)} />
      <CardGrid $min={300}>
        <Note>
          <h3>Di halaman Anda</h3>
          <p>
            Bila halaman Anda mengirim kebijakan keamanan, baris di atas cukup: tanpa{' '}
            <code>'unsafe-inline'</code> dan <code>'unsafe-eval'</code>. Kode Anda sendiri harus berupa
            berkas.
          </p>
        </Note>
        <Note>
          <h3>Di portal ini</h3>
          <p>
            Minta pengelola Selaras mendaftarkan asal halaman Anda, misalnya{' '}
            <code>SEMATAN_ORIGINS=https://portal.example.go.id</code>. Asal dalam daftar itu mendapat pohon
            publik, bukan panggilan lain; skripnya terbuka bagi semua halaman.
          </p>
        </Note>
        <Note>
          <h3>Pohon Anda sendiri</h3>
          <p>
            Props <code>data</code> menerima pohon sebagai JSON; bentuknya ada di{' '}
            <a href="/sematkan/skema.json">/sematkan/skema.json</a>. Tidak ada yang diambil dari jaringan.
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
