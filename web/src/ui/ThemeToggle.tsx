import { Moon, Sun } from 'lucide-react';

import { setTheme, useTheme } from '#platform/page/theme.ts';

import { Button } from './Button.tsx';

export function ThemeToggle() {
  const theme = useTheme();
  const isDark = theme === 'dark';
  return (
    <Button
      variant="outline"
      size="sm"
      icon={isDark ? Sun : Moon}
      className="min-h-11"
      aria-pressed={isDark}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      Dark theme
    </Button>
  );
}
