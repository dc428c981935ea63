import type { Page } from '@playwright/test';
import type { RunningServer } from '../../e2e/base/running-server.ts';
import { escalate, setRota, setSteps } from './author.ts';
import {
  asAdmin,
  asAdvisor,
  button,
  importing,
  inConflict,
  inEditor,
  inList,
  openStep,
  searching,
  settingAreas,
  walkedToTheEnd,
  walking,
} from './openers.ts';

/** One picture: the steps of a new page to show it. */
export type Screen = {
  name: string;
  open: (page: Page, server: RunningServer) => Promise<unknown>;
};

/** Every screen, in the order of the route table. */
export const screens: readonly Screen[] = [
  { name: 'sign-in', open: async (page) => await page.goto('/auth/login') },
  { name: 'forgot-password', open: async (page) => await page.goto('/auth/forgot-password') },
  {
    name: 'reset-password',
    open: async (page) =>
      await page.goto('/auth/reset-password?email=maya.okafor@ashdown.example&passCode=x'),
  },
  { name: 'issues-list', open: asAdmin },
  {
    name: 'setup',
    open: async (page) => {
      await asAdmin(page);
      await page.goto('/admin/setup');
      await button(page, 'Show on the issues list').click();
      await page.getByText(/^\d+ of 10 done$/).waitFor();
    },
  },
  { name: 'import', open: importing },
  { name: 'areas', open: settingAreas },
  {
    name: 'create-issue',
    open: async (page) => {
      await asAdmin(page);
      await button(page, 'Create new issue').click();
    },
  },
  { name: 'issue-details', open: async (page) => await inEditor(page) },
  {
    name: 'issue-editor',
    open: async (page) => {
      await inEditor(page);
      await openStep(page, 2);
    },
  },
  {
    name: 'tree',
    open: async (page) => {
      await inEditor(page);
      await openStep(page, 2);
      await button(page, 'Full width').click();
      await page.getByRole('list', { name: 'Outline' }).waitFor();
    },
  },
  {
    name: 'preview',
    open: async (page) => {
      await inEditor(page);
      await openStep(page, 2);
      await button(page, 'Preview').click();
      await button(page, 'NEXT').waitFor();
    },
  },
  { name: 'conflict', open: inConflict },
  {
    name: 'path-check',
    open: async (page) => {
      await inEditor(page);
      await page.getByRole('link', { name: /paths checked$/ }).click();
      await page.getByRole('checkbox', { name: 'Path 1', exact: true }).waitFor();
    },
  },
  {
    name: 'revisions',
    open: async (page) => {
      await inEditor(page);
      await button(page, 'Revisions').click();
      await page.getByRole('rowheader', { name: /^Step 5/ }).waitFor();
    },
  },
  {
    name: 'analytics',
    open: async (page) => {
      await asAdmin(page);
      await page.goto('/admin/analytics');
      await page.getByLabel('Start date').fill('2026-01-01');
      await page.getByLabel('End date').fill('2030-12-31');
      await button(page, 'show results').click();
      await page.getByRole('table').waitFor();
    },
  },
  { name: 'login', open: async (page) => await page.goto('/login') },
  {
    name: 'dashboard',
    open: async (page) => {
      await asAdvisor(page);
      await page.getByText('Ready offline').waitFor();
    },
  },
  {
    name: 'issues',
    open: async (page) => {
      await inList(page, 'All categories');
      await button(page, 'Next').waitFor();
    },
  },
  { name: 'search-sure', open: searching('he wont wake up', 'Best match') },
  { name: 'search-unsure', open: searching('weird smell in hall', 'Which is closest?') },
  { name: 'search-nothing', open: searching('glitter cannon', 'No match') },
  {
    name: 'start',
    open: async (page) => {
      await inList(page, 'Fire');
      await button(page, /^Fire alarm/)
        .first()
        .click();
      await button(page, 'Start').waitFor();
    },
  },
  { name: 'walk-question', open: walking },
  {
    name: 'walk-exit',
    open: async (page) => {
      await walking(page);
      await button(page, 'Back').click();
      await button(page, 'stay').waitFor();
    },
  },
  { name: 'walk-final', open: walkedToTheEnd },
  {
    name: 'resolved',
    open: async (page) => {
      await walkedToTheEnd(page);
      await button(page, 'Issue resolved').click();
      await button(page, 'Back to home').waitFor();
    },
  },
  {
    name: 'records',
    open: async (page) => {
      await walkedToTheEnd(page);
      await button(page, 'Issue resolved').click();
      await button(page, 'Back to home').click();
      await page.goto('/user/records');
      await page.getByText('Received by the office').waitFor();
    },
  },
  {
    name: 'issue-not-found',
    open: async (page) => {
      await asAdvisor(page);
      await page.goto('/issue-not-found?category=Fire');
    },
  },
  {
    name: 'feedback',
    open: async (page) => {
      await asAdvisor(page);
      await page.goto('/feedback');
    },
  },
  { name: 'privacy-policy', open: async (page) => await page.goto('/privacy-policy') },
  { name: 'kitchen-sink', open: async (page) => await page.goto('/kitchen-sink') },
  // The last: other pictures are of a campus that tells nobody.
  {
    name: 'escalations',
    open: async (page, server) => {
      await setSteps(server);
      await asAdmin(page);
      await page.goto('/admin/settings/escalations');
      await page.getByRole('list', { name: 'Step 2' }).waitFor();
    },
  },
  {
    name: 'escalation-link',
    open: async (page, server) => {
      await page.goto(await escalate(server));
      await button(page, 'I have it').waitFor();
    },
  },
  {
    name: 'open-escalations',
    open: async (page, server) => {
      await escalate(server);
      await asAdmin(page);
      await page.goto('/admin/inbox');
      await page.getByRole('region', { name: 'Open escalations' }).waitFor();
    },
  },
  // And of one without areas.
  {
    name: 'duty',
    open: async (page, server) => {
      await setRota(server);
      await asAdmin(page);
      await page.goto('/admin/settings/areas');
      await page.getByRole('list', { name: 'Needs a look' }).waitFor();
    },
  },
  {
    name: 'duty-calendars',
    open: async (page, server) => {
      await setRota(server);
      await asAdmin(page);
      await page.goto('/admin/settings/areas#calendars');
      await button(page, 'Change the calendar of RA North').waitFor();
      await page.getByRole('region', { name: 'Duty calendars' }).scrollIntoViewIfNeeded();
    },
  },
];
