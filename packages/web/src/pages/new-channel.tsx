import type { ChannelKindName } from '@consigliere/protocol';
import { useSignal } from '@preact/signals';
import type { TargetedEvent } from 'preact';
import { useId } from 'preact/hooks';
import { Select, Tick } from '../kit/fields.tsx';
import type { NewsTexts } from '../kit/words/en/news.ts';

/** The fields of a form for a new channel of a kind. */
interface FormFields {
  readonly address: 'url' | 'email';
  /** The further fields; a secret one isn't shown while it is typed. */
  readonly room?: 'text';
  readonly token?: 'secret';
  /** Whether its messages usually have other readers; null: they never have. */
  readonly isShared: boolean | null;
}

/** The kinds to which a form leads. */
const FORMS: { readonly [Kind in ChannelKindName]?: FormFields } = {
  email: { address: 'email', isShared: null },
  discord: { address: 'url', isShared: true },
  slack: { address: 'url', isShared: true },
  matrix: { address: 'url', room: 'text', token: 'secret', isShared: true },
  webhook: { address: 'url', isShared: false },
};
const FIELDS = ['address', 'room', 'token'] as const;
type Typed = Partial<Record<(typeof FIELDS)[number], string>>;

interface NewChannelProps {
  readonly texts: NewsTexts;
  /** The kinds that the server offers. */
  readonly kinds: readonly ChannelKindName[];
  /** Resolves with whether it was added. */
  readonly onAdd: (asked: { readonly kind: ChannelKindName }) => Promise<boolean>;
}

/** Adds a channel of a kind that the guest chooses. */
export function NewChannel({ texts, kinds, onAdd }: NewChannelProps) {
  const offered = Object.keys(FORMS).flatMap(name => kinds.filter(each => each === name));
  const chosen = useSignal(offered[0]);
  const kind = chosen.value;
  const form = kind && FORMS[kind];
  if (kind === undefined || form === undefined) return null;
  return (
    <>
      <Select
        label={texts.kind}
        value={kind}
        options={offered.map(each => [each, texts.kinds[each].name])}
        onChoose={name => {
          chosen.value = offered.find(each => each === name);
        }}
      />
      {/* Another kind is another form, with empty fields. */}
      <KindForm key={kind} kind={kind} form={form} texts={texts} onAdd={onAdd} />
    </>
  );
}

interface KindFormProps extends Omit<NewChannelProps, 'kinds'> {
  readonly kind: ChannelKindName;
  readonly form: FormFields;
}

function KindForm({ kind, form, texts, onAdd }: KindFormProps) {
  const typed = useSignal<Typed>({});
  const isShared = useSignal(form.isShared ?? false);
  const add = async (event: Event) => {
    event.preventDefault();
    const shared = form.isShared === null ? {} : { isShared: isShared.value };
    if (!(await onAdd({ kind, ...typed.value, ...shared }))) return;
    typed.value = {};
    isShared.value = form.isShared ?? false;
  };
  const words = texts.kinds[kind];
  return (
    <form class="stack" onSubmit={add}>
      <p class="second">{words.hint}</p>
      {FIELDS.map(field => {
        const type = form[field];
        const label = words[field];
        return type === undefined || label === undefined ? null : (
          <Field
            key={field}
            type={type}
            label={label}
            value={typed.value[field] ?? ''}
            onType={value => {
              typed.value = { ...typed.value, [field]: value };
            }}
          />
        );
      })}
      {form.isShared !== null && (
        <Tick
          label={texts.isShared}
          hint={texts.sharedHint}
          isOn={isShared.value}
          onTurn={isOn => {
            isShared.value = isOn;
          }}
        />
      )}
      <p>
        <button type="submit" class="button">
          {texts.add(words.name)}
        </button>
      </p>
    </form>
  );
}

interface FieldProps {
  readonly type: 'url' | 'email' | 'text' | 'secret';
  readonly label: string;
  readonly value: string;
  readonly onType: (value: string) => void;
}

function Field({ type, label, value, onType }: FieldProps) {
  const id = useId();
  const common = {
    ...{ id, value, maxLength: 500, required: true, spellcheck: false },
    autocomplete: type === 'email' ? 'email' : 'off',
    onInput: (event: TargetedEvent<HTMLInputElement>) => onType(event.currentTarget.value),
  } as const;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {type === 'secret' ? <input {...common} type="password" /> : <input {...common} type="text" inputMode={type} />}
    </div>
  );
}
