const family = "'Plus Jakarta Sans Variable', system-ui, sans-serif";

export const captionFont = {
  title: `700 24px ${family}`,
  text: `500 13px ${family}`,
  small: `500 11px ${family}`,
  strong: `650 12px ${family}`,
} as const;
