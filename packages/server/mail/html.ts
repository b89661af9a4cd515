import { escapeHtml } from '../news/escape-html.ts';

/**
 * A mail as a page: its looks are in the elements, because many programs drop everything else, and it has no colours of its own but the
 * button's, so that it is dark where the reader's other mails are.
 */
export const page = (title: string, language: string, parts: readonly string[]): string => `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>:root { color-scheme: light dark }</style>
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:16px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5">
<div role="article" lang="${escapeHtml(language)}" style="max-width:480px;margin:0 auto">
${parts.filter(part => part !== '').join('\n')}
</div>
</body>
</html>
`;

export const heading = (text: string): string =>
  `<h1 style="font-size:20px;line-height:1.3;margin:20px 0 8px">${escapeHtml(text)}</h1>`;

export const paragraph = (text: string): string => `<p style="margin:8px 0">${escapeHtml(text)}</p>`;

export const button = (url: string, label: string): string =>
  `<p style="margin:16px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;background:#1c1a17;border:1px solid #c99b3b;border-radius:6px;color:#f6dfa4;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;

export const picture = (url: string, alt: string): string =>
  `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="480" height="176" style="display:block;width:100%;max-width:480px;height:auto;border-radius:8px">`;

/** A note below, in smaller letters. */
export const note = (text: string, url?: string): string => {
  const inner =
    url === undefined ? escapeHtml(text) : `<a href="${escapeHtml(url)}" style="color:inherit">${escapeHtml(text)}</a>`;
  return `<p style="margin:8px 0;font-size:14px;opacity:.8">${inner}</p>`;
};
