import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarX, ClipboardCheck, Download, MessageCircleQuestion, RotateCw, Users } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../components/badge";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { Checkbox } from "../components/checkbox";
import { Chip } from "../components/chip";
import { Clock } from "../components/clock";
import { ConnectionMark } from "../components/connection-mark";
import { EmptyState } from "../components/empty-state";
import { ErrorState } from "../components/error-state";
import { PILLARS, PillarMark } from "../components/pillar-mark";
import { SavedState } from "../components/saved-state";
import { ScoreRadios } from "../components/score-radios";
import { ScrollRegion } from "../components/scroll-region/scroll-region";
import { Skeleton, SkeletonGroup } from "../components/skeleton";
import { Row, Stack } from "../components/stack";
import { Switch } from "../components/switch";
import { Heading, Text } from "../components/text";
import { TextField } from "../components/text-field";
import { vars } from "../tokens/contract.css";

function Part({ title, span = 1, children }: { title: string; span?: 1 | 2; children: ReactNode }) {
  return (
    <Card as="section" padding="none" style={{ padding: "14px 18px 18px", gridColumn: `span ${span}` }}>
      <Text as="p" size="small" tone="muted" weight="medium" style={{ marginBottom: 12 }}>
        {title}
      </Text>
      {children}
    </Card>
  );
}

function Scores({ value }: { value: 2 | 4 | 5 | null }) {
  return (
    <div style={{ width: 264 }}>
      <ScoreRadios label={`Score ${value ?? "open"}`} value={value} onValueChange={() => {}} />
    </div>
  );
}

function Sheet() {
  return (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(4, 1fr)", gap: 14, width: 1392, padding: 8 }}>
      <Part title="Clock">
        <Stack gap={8}>
          <Clock seconds={102} label="left in question 3" />
          <Clock seconds={24} state="expiring" label="ends soon" />
          <Clock seconds={12} state="over" label="over time, question 4 is next" />
          <Clock seconds={102} state="hold" label="on hold" />
        </Stack>
      </Part>
      <Part title="Connection">
        <Stack gap={12}>
          <ConnectionMark state="good" label="Good" />
          <ConnectionMark state="unsteady" label="Unsteady" />
          <ConnectionMark state="reconnecting" label="Reconnecting" />
          <ConnectionMark state="lost" label="Lost" />
        </Stack>
      </Part>
      <Part title="Saved state">
        <Stack gap={12}>
          <SavedState state="saving" label="Saving" />
          <SavedState state="saved" label="Saved 14:07" />
          <SavedState state="local" label="Kept on this device" />
          <SavedState state="failed" label="Not saved, try again" />
        </Stack>
      </Part>
      <Part title="Phase and role">
        <Row wrap>
          <Badge size="medium">Waiting</Badge>
          <Badge size="medium" tone="accent" icon={MessageCircleQuestion}>
            Questions
          </Badge>
          <Badge size="medium" tone="accent" icon={ClipboardCheck}>
            Evaluation
          </Badge>
          <Badge size="medium" icon={Users}>
            Debrief
          </Badge>
          <Badge tone="accent">In the hot seat</Badge>
          <Badge>Can control</Badge>
          <Badge>Observer</Badge>
          <Badge>Queued</Badge>
          <Badge tone="green">Active</Badge>
          <Badge tone="amber">Elapsed</Badge>
        </Row>
      </Part>
      <Part title="Score" span={2}>
        <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "10px 24px" }}>
          <Scores value={2} />
          <Scores value={4} />
          <Scores value={5} />
          <Scores value={null} />
        </div>
      </Part>
      <Part title="Pillars" span={2}>
        <Row wrap gap={24}>
          {PILLARS.map((pillar) => (
            <Row key={pillar} gap={12}>
              <PillarMark pillar={pillar} size={32} />
              <Text weight="strong" style={{ textTransform: "capitalize" }}>
                {pillar}
              </Text>
              <span style={{ width: 28, height: 4, borderRadius: 2, background: vars.color.pillar[pillar].line }} />
            </Row>
          ))}
        </Row>
      </Part>
      <Part title="Buttons" span={2}>
        <Row wrap>
          <Button variant="primary" size="large">
            Primary
          </Button>
          <Button>Soft</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="ghost">Ghost</Button>
          <Button variant="danger">Leave</Button>
          <Button variant="primary" busy>
            Busy
          </Button>
          <Button variant="primary" disabled>
            Disabled
          </Button>
        </Row>
      </Part>
      <Part title="Filters and fields" span={2}>
        <Row>
          <Chip>Module</Chip>
          <Chip chosen onRemove={() => {}} removeLabel="Remove English">
            English
          </Chip>
          <TextField aria-label="Name" defaultValue="Jonas" />
          <TextField aria-label="E-mail" defaultValue="lea@bfh" error="Invalid email address." />
          <Checkbox aria-label="Chosen" defaultChecked />
          <Switch aria-label="On" defaultChecked />
        </Row>
      </Part>
      <Part title="Empty">
        <EmptyState
          icon={CalendarX}
          title="No session fits these filters"
          description="Clear a filter, or open a session of your own."
          action={<Button>Clear filters</Button>}
        />
      </Part>
      <Part title="Loading">
        <SkeletonGroup label="Loading">
          <Stack gap={20}>
            {["70%", "52%", "64%"].map((width) => (
              <Row key={width} gap={12}>
                <Skeleton width={44} height={20} />
                <Stack gap={6} grow>
                  <Skeleton width={width} />
                  <Skeleton width="40%" height={12} />
                </Stack>
                <Skeleton width={76} height={32} />
              </Row>
            ))}
          </Stack>
        </SkeletonGroup>
      </Part>
      <Part title="Error">
        <ErrorState
          title="The sessions did not load"
          description="The server did not answer. Your registrations are safe."
          action={<Button icon={RotateCw}>Try again</Button>}
        />
      </Part>
      <Part title="Connection lost">
        <Heading>The connection is lost</Heading>
        <Text as="p" tone="muted">
          You have been away for 1:30. Your comment on question 3 is kept here.
        </Text>
        <Stack gap={8} style={{ marginTop: 14 }}>
          <Button variant="primary" icon={RotateCw} wide>
            Rejoin
          </Button>
          <Button variant="secondary" icon={Download} wide>
            Keep my notes
          </Button>
        </Stack>
      </Part>
    </div>
  );
}

const meta = {
  title: "ui/Overview",
  tags: ["!autodocs"],
  component: Sheet,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Sheet>;
export default meta;

export const AllStates: StoryObj = {
  // A designer's board is as wide as the drawing it is held beside; a smaller window scrolls it.
  decorators: [
    (Story) => (
      <ScrollRegion label="All states" data-scrolls-sideways style={{ overflowX: "auto", position: "relative" }}>
        <Story />
      </ScrollRegion>
    ),
  ],
};
