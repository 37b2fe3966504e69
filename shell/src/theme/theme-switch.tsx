import { IconButton } from '@selaras/ui';
import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { chooseTheme, visibleTheme } from './theme';

/** Turns light into dark and back, and remembers. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(visibleTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={other === 'dark' ? 'Tema gelap' : 'Tema terang'}
      icon={other === 'dark' ? <Moon size={18} /> : <Sun size={18} />}
      onClick={() => {
        chooseTheme(other);
        setTheme(other);
      }}
    />
  );
}
