import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { addFont, GlobalStyle, ToastProvider } from '../src';
import { Basics } from './basics';
import { Forms } from './forms';
import { Lists } from './lists';
import { Overlays } from './overlays';
import { Pictures } from './pictures';

document.documentElement.lang = 'id';
const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;

addFont();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <GlobalStyle />
      <ToastProvider>
        <main style={{ maxWidth: 1320, margin: '0 auto', padding: '24px clamp(16px, 3vw, 40px)' }}>
          <Basics />
          <Forms />
          <Lists />
          <Pictures />
          <Overlays />
        </main>
      </ToastProvider>
    </StrictMode>,
  );
}
