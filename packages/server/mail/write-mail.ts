import { groupByTable } from '../news/by-table.ts';
import type { NewsMessage } from '../news/message.ts';
import { newsTexts } from '../news/words.ts';
import { button, heading, note, page, paragraph, picture } from './html.ts';
import { mailTexts } from './words.ts';

/** The content of a mail, in both of its forms. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface NewsMailOptions {
  readonly language: string;
  readonly publicUrl: string;
  /** The link that stops the mails. */
  readonly stopUrl: string;
}

/** Writes the mail of a message. Everything in it is a text of ours, a link, or a time. */
export function writeNewsMail(message: NewsMessage, options: NewsMailOptions): MailContent {
  const { language, publicUrl, stopUrl } = options;
  const texts = mailTexts(language);
  const tables = groupByTable(message);
  const [first = message] = tables[0]?.messages ?? [];
  const count = message.news?.length ?? 1;
  const title = tables.length === 1 ? headIn(first.text) : newsTexts(language).digest(count);
  const linesOf = (about: readonly NewsMessage[]): readonly string[] =>
    about.flatMap(({ text, deadline }) => {
      const [head, rest] = [headIn(text), text.slice(headIn(text).length).trim()];
      if (rest !== '') return [head, rest];
      // The sentence has no time where the guest's time zone isn't known.
      return deadline === undefined ? [head] : [head, texts.until(writeTime(deadline, language))];
    });
  const isAboutTables = tables.some(({ url }) => url !== undefined);
  const notes = [...(isAboutTables ? [texts.once] : []), texts.why(new URL(publicUrl).host)];
  const text = [
    ...tables.map(({ url, messages }) =>
      [...linesOf(messages), ...(url === undefined ? [] : [`${texts.open}: ${url}`])].join('\n'),
    ),
    `-- \n${[...notes, `${texts.stop}: ${stopUrl}`].join('\n')}`,
  ].join('\n\n');
  const html = page(title, language, [
    first.game === undefined ? '' : picture(`${publicUrl}/pictures/${first.game}.png`, nameIn(first)),
    ...tables.map(({ url, messages }) =>
      [
        ...linesOf(messages).map((line, at) => (at === 0 ? heading(line) : paragraph(line))),
        ...(url === undefined ? [] : [button(url, texts.open)]),
      ].join('\n'),
    ),
    ...notes.map(each => note(each)),
    note(texts.stop, stopUrl),
  ]);
  return { subject: title.replace(/\.$/, ''), text: `${text}\n`, html };
}

/** The first sentence of a message, which says what happened. */
const headIn = (text: string): string => /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;

/** The name of the game, with which the sentences of a table begin. */
const nameIn = ({ text }: NewsMessage): string => text.split(':', 1)[0] ?? '';

function writeTime(time: number, language: string): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...day, ...clock, timeZone: 'UTC' }).format(
    time,
  );
}

/** Writes the mail that asks for an address to be confirmed. It has no word of the guest who asked. */
export function writeConfirmMail(language: string, publicUrl: string, confirmUrl: string): MailContent {
  const { subject, text, button: label, ignore } = mailTexts(language).confirm;
  const why = text(new URL(publicUrl).host);
  return {
    subject,
    text: `${why}\n\n${label}: ${confirmUrl}\n\n${ignore}\n`,
    html: page(subject, language, [heading(subject), paragraph(why), button(confirmUrl, label), note(ignore)]),
  };
}
