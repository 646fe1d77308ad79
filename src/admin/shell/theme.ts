// Gives Mantine the look of src/styles/tokens.css; the dark scheme is in admin.css.
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** From light to dark; the site uses shade 6 on a light ground and 5 on a dark one. */
const GREEN: MantineColorsTuple = [
  '#e6f2ee',
  '#d5e8e1',
  '#a9d2c4',
  '#7cbca7',
  '#5fb198',
  '#1f7d66',
  '#14624f',
  '#0d4a3b',
  '#0a3b2f',
  '#072c23',
];
const RED: MantineColorsTuple = [
  '#fdeeea',
  '#f9dcd5',
  '#f3b8ac',
  '#f09a8b',
  '#f0806e',
  '#c93727',
  '#c93727',
  '#a92b1d',
  '#8a2318',
  '#6b1b12',
];
const MUSTARD: MantineColorsTuple = [
  '#fdf5e1',
  '#faeac3',
  '#f5d687',
  '#efc250',
  '#e3a21a',
  '#b47d0c',
  '#8a5f06',
  '#724e04',
  '#5a3e03',
  '#422d02',
];
const BLUE: MantineColorsTuple = [
  '#eef4f6',
  '#dfeaee',
  '#bbd3dc',
  '#9dbfcb',
  '#7fabba',
  '#41768a',
  '#2f6073',
  '#264d5d',
  '#1d3b47',
  '#142932',
];
const GRAY: MantineColorsTuple = [
  '#fbf7ef',
  '#efe7d8',
  '#e4dac8',
  '#d8cfbf',
  '#857b70',
  '#6e655c',
  '#57514b',
  '#433e39',
  '#2f2b28',
  '#1d1b1a',
];
/** Mantine's own order: text first, the ground at 7. */
const DARK: MantineColorsTuple = [
  '#f5efe4',
  '#d9d1c4',
  '#b9b0a3',
  '#968d81',
  '#7d756b',
  '#37332e',
  '#26231f',
  '#1b1917',
  '#141210',
  '#0e0d0b',
];

/** 44 px, large enough for a thumb (WCAG 2.5.5). */
const CONTROL_HEIGHT = '2.75rem';
const input = { defaultProps: { size: 'md' } } as const;

export const theme = createTheme({
  fontFamily: 'var(--font-text)',
  headings: {
    fontFamily: 'var(--font-display)',
    fontWeight: '700',
    sizes: {
      h1: { fontSize: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)', lineHeight: '1.1' },
      h2: { fontSize: '1.375rem', lineHeight: '1.2' },
      h3: { fontSize: '1.125rem', lineHeight: '1.3' },
    },
  },
  white: '#fffdf8',
  black: '#1d1b1a',
  colors: { green: GREEN, red: RED, yellow: MUSTARD, blue: BLUE, gray: GRAY, dark: DARK },
  primaryColor: 'green',
  primaryShade: { light: 6, dark: 5 },
  defaultRadius: 0,
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontSizes: { xs: '0.875rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  components: {
    Button: {
      defaultProps: { size: 'md', variant: 'default' },
      vars: () => ({ root: { '--button-height': CONTROL_HEIGHT } }),
    },
    ActionIcon: {
      defaultProps: { variant: 'subtle', color: 'gray', size: CONTROL_HEIGHT },
      vars: () => ({
        root: {
          '--mantine-color-disabled': 'transparent',
          '--mantine-color-disabled-color': 'color-mix(in srgb, var(--ink-soft) 45%, transparent)',
        },
      }),
    },
    CloseButton: { defaultProps: { size: CONTROL_HEIGHT } },
    Alert: { defaultProps: { variant: 'outline' } },
    Input: { vars: () => ({ wrapper: { '--input-height-md': CONTROL_HEIGHT } }) },
    InputWrapper: input,
    TextInput: input,
    PasswordInput: input,
    NumberInput: {
      defaultProps: {
        ...input.defaultProps,
        hideControls: true,
        decimalSeparator: ',',
        allowedDecimalSeparators: [',', '.'],
      },
    },
    Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 3 } },
    Select: { defaultProps: { size: 'md', allowDeselect: false } },
    NativeSelect: input,
    TagsInput: input,
    Checkbox: { defaultProps: { size: 'md', radius: 0 } },
    Radio: input,
    Switch: input,
    SegmentedControl: input,
    DateInput: input,
    // The second click of a double click would close the dialog and lose typed text.
    Modal: {
      defaultProps: { centered: true, closeOnClickOutside: false, closeButtonProps: { 'aria-label': 'Zavrieť' } },
    },
    // Without a role, the header of a dialog would be announced as the banner of the page.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Zavrieť správu' } } },
    Drawer: { defaultProps: { closeButtonProps: { 'aria-label': 'Zavrieť' } } },
    Badge: { defaultProps: { variant: 'outline', size: 'lg', radius: 0, tt: 'none', color: 'gray' } },
    Table: { defaultProps: { borderColor: 'var(--line-soft)' } },
    Menu: { defaultProps: { shadow: 'none' } },
    Tooltip: { defaultProps: { events: { hover: true, focus: true, touch: false } } },
  },
});

/** Mantine's colours without a shade use our tokens, which follow the colour scheme. */
const SURFACES = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-error': 'var(--red-text)',
  '--mantine-color-success': 'var(--green-text)',
  '--mantine-color-anchor': 'var(--green-text)',
  '--mantine-color-default': 'var(--white)',
  '--mantine-color-default-hover': 'var(--paper-deep)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--control-line)',
  '--mantine-color-disabled': 'var(--paper-deep)',
  '--mantine-color-disabled-color': 'var(--ink-soft)',
  '--mantine-color-disabled-border': 'var(--line-soft)',
};

/** On a dark ground Mantine makes outlines and light buttons almost white, so that red no longer warns. */
const DARK_LINES = {
  '--mantine-color-red-outline': 'var(--mantine-color-red-4)',
  '--mantine-color-yellow-outline': 'var(--mantine-color-yellow-3)',
  '--mantine-color-green-outline': 'var(--mantine-color-green-3)',
  '--mantine-color-blue-outline': 'var(--mantine-color-blue-2)',
  '--mantine-color-red-light-color': 'var(--mantine-color-red-4)',
  '--mantine-color-green-light-color': 'var(--mantine-color-green-3)',
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: SURFACES,
  dark: { ...SURFACES, ...DARK_LINES },
});
