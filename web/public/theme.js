/* The chosen theme before the first paint; state/theme.ts takes over from here. */
try {
  if (localStorage.getItem('theme') === 'dark') {
    document.documentElement.dataset.theme = 'dark';
    document.documentElement.classList.add('dark-theme');
  }
} catch {
  /* Storage is blocked: the light theme stays. */
}
