import { SHORT_NAME_MAX_LENGTH } from "@hotseat/api-client/constants";
import { Badge } from "@hotseat/ui/badge";
import { Card } from "@hotseat/ui/card";
import { IconButton } from "@hotseat/ui/icon-button";
import { TextField } from "@hotseat/ui/text-field";
import { useMediaQuery, useToastFloor, useToastWall } from "@hotseat/ui/theme";
import { below } from "@hotseat/ui/tokens";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { useEarlyStart } from "../../shared/view/early-start";
import { agendaLines, myPart } from "../headless/agenda-rules";
import { notStartedVariant } from "../headless/join-rules";
import type { NameState } from "../headless/name-store";
import { NetworkCheck } from "./network-check";
import type { PrejoinViewProps } from "./prejoin.types";
import { Devices } from "./prejoin-devices";
import { Notice, NotStarted } from "./prejoin-notice";
import { MicrophoneRow, Preview } from "./prejoin-preview";
import { Agenda, Attendance, NowCard, PartCard } from "./prejoin-session";
import * as styles from "./prejoin-view.css";
import { JoinButton, StartButton, startsFirst } from "./prejoin-way-in";
import { StartsIn } from "./starts-in";

function Head({
  session,
  time,
  moments,
  languageMenu,
  onBack,
}: Pick<PrejoinViewProps, "session" | "time" | "moments" | "languageMenu"> & { onBack: () => void }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  return (
    <header className={styles.head}>
      <IconButton icon={ArrowLeft} size="large" label={t("back")} onClick={onBack} />
      <div className={styles.titles}>
        <h1 className={styles.title}>{session.title}</h1>
        <span className={styles.subtitle} title={session.subtitle}>
          {session.subtitle}
        </span>
      </div>
      {session.status === "SCHEDULED" ? (
        <StartsIn startsAt={session.startsAt} time={time} moments={moments} />
      ) : session.status === "IN_PROGRESS" ? (
        <Badge tone="green" size="medium">
          {t("live")}
        </Badge>
      ) : null}
      {languageMenu}
    </header>
  );
}

function NameField({ name, onEdit }: { name: NameState; onEdit: (value: string) => void }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  const length = name.value.trim().length;
  const problem = () => {
    if (name.status === "tooLong") return t("nameTooLong", { count: length - SHORT_NAME_MAX_LENGTH });
    return name.status === "failed" ? t("nameFailed.title") : undefined;
  };
  return (
    <TextField
      size="large"
      label={t("name")}
      value={name.value}
      autoComplete="nickname"
      hint={length === 0 ? t("nameHint") : undefined}
      error={problem()}
      onChange={(event) => onEdit(event.currentTarget.value)}
    />
  );
}

/** Before the call: see and hear myself, know my part, join (LS-2.15). */
export function PrejoinView(props: PrejoinViewProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  const { session, preview, actions, name, join, formatTime } = props;
  const lines = agendaLines(session.agenda, session.seats, session.myAttendeeId);
  // A toast never covers the join button.
  const isPhone = useMediaQuery(below.tablet);
  const [floor, wall] = [useToastFloor(), useToastWall()];
  const early = useEarlyStart(session.start, props.moments.date(session.startsAt), actions.start);
  // One button is in view: the next step.
  const startsBelow = startsFirst(session);
  // On a phone the banner may be below the fold: the effect of the start stands over its button.
  const becomesHost = isPhone && startsBelow && notStartedVariant(session) === "openCanStart";
  const notStarted = (
    <NotStarted session={session} join={join} moments={props.moments} time={props.time} hasNote={!becomesHost} />
  );
  const me = session.seats.find((seat) => seat.attendeeId === session.myAttendeeId);
  return (
    <div
      className={styles.page}
      data-join={join.status}
      data-compact={props.compact || undefined}
      data-becomes-host={becomesHost || undefined}
    >
      <Head
        session={session}
        time={props.time}
        moments={props.moments}
        languageMenu={props.languageMenu}
        onBack={actions.back}
      />
      <main className={styles.main}>
        <div className={styles.left}>
          <Preview
            camera={preview.camera}
            microphone={preview.microphone}
            mirror={props.preferences.mirror}
            browser={props.browser}
            host={props.host}
            attach={actions.attachCamera}
            picture={props.picture}
            onCamera={actions.setCamera}
            onMicrophone={actions.setMicrophone}
            onRetry={actions.retryDevices}
            onSettings={actions.openSettings}
          />
          <MicrophoneRow microphone={preview.microphone} level={props.level} onRetry={actions.retryDevices} />
          {isPhone ? null : notStarted}
          {session.status === "IN_PROGRESS" && props.schedule ? (
            <NowCard
              schedule={props.schedule}
              interviewerId={props.interviewerId}
              session={session}
              formatTime={formatTime}
              name={me?.fullName ?? name.value}
              picture={me && props.pictureOf?.(me)}
              time={props.time}
            />
          ) : (
            <PartCard
              part={myPart(lines, session.seats, session.myAttendeeId)}
              name={me?.fullName ?? name.value}
              picture={me && props.pictureOf?.(me)}
              time={formatTime}
            />
          )}
          <div className={styles.agenda}>
            <Agenda lines={lines} ends={session.endsAt} time={formatTime} />
          </div>
        </div>
        <Card as="aside" padding="none" className={styles.right} ref={isPhone ? undefined : wall}>
          <NameField name={name} onEdit={actions.editName} />
          <Devices
            preview={preview}
            speakerId={props.preferences.speakerId}
            onChoose={actions.chooseDevice}
            onTestSpeaker={actions.testSpeaker}
          />
          {props.hasVideo ? <NetworkCheck check={props.network} onCheck={actions.checkNetwork} /> : null}
          <Attendance
            seats={session.seats}
            lines={lines}
            myAttendeeId={session.myAttendeeId}
            hostName={session.hostName}
            pictureOf={props.pictureOf}
          />
          <div className={styles.foot}>
            {props.consent}
            {isPhone ? notStarted : null}
            <Notice
              session={session}
              join={join}
              hasVideo={props.hasVideo}
              startsBelow={startsBelow}
              onStart={early.press}
            />
            <div className={styles.join} ref={isPhone ? floor : undefined}>
              {startsBelow ? (
                <>
                  {becomesHost ? <p className={styles.note}>{t("notStarted.openCanStartNote")}</p> : null}
                  <StartButton session={session} name={name} join={join} onStart={early.press} />
                </>
              ) : (
                <JoinButton preview={preview} name={name} join={join} onJoin={actions.join} />
              )}
            </div>
            {early.question}
          </div>
        </Card>
      </main>
    </div>
  );
}
