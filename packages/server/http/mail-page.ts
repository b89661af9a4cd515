import { hash } from 'node:crypto';
import { mailTexts } from '../mail/words.ts';
import { escapeHtml } from '../news/escape-html.ts';

/** The pages to which links in mails lead. */
export type MailPageName = Exclude<keyof ReturnType<typeof mailTexts>['pages'], 'home'>;

const STYLE = `:root{color-scheme:light dark}
body{margin:0;background:light-dark(#f4ecdc,#15140f);color:light-dark(#1c1a17,#efe5d0);font:17px/1.5 system-ui,'Segoe UI',Roboto,sans-serif}
main{box-sizing:border-box;max-width:32rem;margin:0 auto;padding:2rem 1.25rem}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .75rem}
p{margin:0 0 1rem}
button{min-height:44px;padding:.5rem 1.25rem;background:#1c1a17;border:1.5px solid #c99b3b;border-radius:6px;color:#f6dfa4;font:inherit;font-weight:600;cursor:pointer}
a{color:inherit}
:focus-visible{outline:3px solid #c99b3b;outline-offset:3px}`;

/** Nothing is loaded and nothing runs. The form says where it comes from, because the page sends no referrer elsewhere. */
export const MAIL_PAGE_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
} as const;

/** A page that works without anything else, in any browser: a button sends its form to the address that it was read from. */
export function writeMailPage(name: MailPageName, language: string): string {
  const { pages } = mailTexts(language);
  const { title, text, button } = pages[name];
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} · Consigliere</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${button === undefined ? '' : `<form method="post"><p><button type="submit">${escapeHtml(button)}</button></p></form>`}
<p><a href="/">${escapeHtml(pages.home)}</a></p>
</main>
</body>
</html>
`;
}
