# What try.sh asserts inside of its Debian, part by part: sh deploy/try/inside.sh site
set -eu
site=https://www.site.ca
unit=vo2max@3000.service
run='{"age":30,"gender":"homme","weight":70,"distance":2400,"vo2maxResult":402,"category":"Bon"}'

ask() { curl --silent --show-error --fail --max-time 30 --cacert /etc/ssl/vo2max/fullchain.pem --resolve www.site.ca:443:127.0.0.1 "$@"; }
of() { systemctl show --value --property "$2" "$1"; }
runs() { ask --cookie /root/cookies $site/api/vo2/records | grep -o '"id"' | wc -l; }
log() { journalctl --quiet --output cat --unit $unit "$@"; }
is() { [ "$2" = "$3" ] && echo "$1: $3" || { echo "$1: expected $2, got $3" >&2; exit 1; }; }
until_so() {
  what=$1 turns=0; shift
  until "$@" >/dev/null 2>&1; do
    turns=$((turns + 1))
    [ $turns -lt 300 ] || { echo "not so after a minute: $what" >&2; exit 1; }
    sleep 0.2
  done
  echo "$what"
}
as_site() {
  systemd-run --quiet --pipe --wait --collect --uid=vo2max --property=UMask=0077 --property=EnvironmentFile=/etc/vo2max.env \
    --working-directory=/opt/vo2max node "$@"
}

site() {
  is 'process 1' systemd "$(cat /proc/1/comm)"
  systemd-analyze verify $unit vo2max@3000.socket vo2max-backup.service vo2max-backup.timer
  systemd-analyze security --no-pager $unit | tail -1
  ask --http2 --compressed --output /dev/null --write-out 'home page: HTTP/%{http_version} %{http_code}, %{size_download} bytes\n' $site/
  is 'the form of a page' 'br' "$(ask --head --header 'Accept-Encoding: gzip, br' $site/ | tr -d '\r' | sed -n 's/^content-encoding: //p')"
  is 'without TLS' "301 $site/mesurer" "$(curl --silent --output /dev/null --write-out '%{http_code} %{redirect_url}' --header 'Host: www.site.ca' http://127.0.0.1/mesurer)"
  ask --cookie-jar /root/cookies --json "$run" --output /dev/null $site/api/vo2/calculate
  is 'runs of the visitor' 1 "$(runs)"
  is 'installed without the settings of the checkout' .env "$(ls -A .env /opt/vo2max/.env 2>/dev/null)"
  log | grep '^{' | node -e '
    const lines = require("fs").readFileSync(0, "utf8").trim().split("\n").map((line) => JSON.parse(line))
    if (!lines.some(({ route, status }) => route === "/api/vo2/calculate" && status === 201)) throw new Error("no save in the journal")
    console.log(`the journal: ${lines.length} lines of JSON, with the save`)'
}

# more unfinished heads on port 80 than Debian's nginx takes connections; then what the kernel lets in
flooded() {
  is 'connections a worker' 4096 "$(sed -n 's/^\s*worker_connections \([0-9]*\);/\1/p' /etc/nginx/nginx.conf)"
  is 'open files of nginx' 16384 "$(sed -n 's/^Max open files *\([0-9]*\).*/\1/p' "/proc/$(of nginx MainPID)/limits")"
  is 'TLS without a name' refused "$(curl --silent --insecure --max-time 5 https://127.0.0.1/ >/dev/null 2>&1 && echo served || echo refused)"
  is 'another name' 421 "$(curl --silent --output /dev/null --write-out '%{http_code}' http://127.0.0.1/)"
  ulimit -n 16384
  node deploy/try/flood.mjs $(($(nproc) * 768 + 200))
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends nftables >/dev/null
  cp deploy/vo2max.nft /etc/vo2max.nft
  echo 'include "/etc/vo2max.nft"' >>/etc/nftables.conf
  nft -f /etc/nftables.conf
  node deploy/try/flood.mjs 1700 400
  # ended connections are counted no more
  node deploy/try/flood.mjs 400
  nft delete table inet vo2max
}

# stopped, it ends well, and the next visitor starts it again
stopped() {
  pid=$(of $unit MainPID)
  systemctl stop $unit
  is 'stopped' 'inactive success 0' "$(of $unit ActiveState) $(of $unit Result) $(of $unit ExecMainStatus)"
  [ ! -e "/proc/$pid" ]
  is 'a page, while it is stopped' '200 inactive' "$(ask --output /dev/null --write-out '%{http_code}' $site/comprendre) $(of $unit ActiveState)"
  is 'the socket' active "$(of vo2max@3000.socket ActiveState)"
  is 'runs, asked while it is stopped' 1 "$(runs)"
  is 'started by its socket' active "$(of $unit ActiveState)"
}

killed() {
  # more often, and faster, than systemd's own limit of 5 starts in 10 seconds
  for turn in 1 2 3 4 5 6 7; do
    pid=$(of $unit MainPID)
    kill -9 "$pid"
    is "runs, asked after kill -9 ($turn)" 1 "$(runs)"
    [ "$(of $unit MainPID)" != "$pid" ]
  done
  is 'restarts by systemd' 7 "$(of $unit NRestarts)"
}

visitors_come() {
  node deploy/try/load.mjs >/root/load.log 2>&1 &
  load=$!
}
visitors_go() {
  kill -TERM $load
  wait $load || { cat /root/load.log >&2; exit 1; }
  cat /root/load.log
}
saves_go_on() {
  count=$(log --lines all | grep -c '"status":201' || true)
  until_so "saves after $1" sh -c "[ \$(journalctl --output cat --unit $unit | grep -c '\"status\":201') -gt $((count + 50)) ]"
}

# restarts, then a new version, while visitors read and save
loaded() {
  visitors_come
  for turn in 1 2 3; do
    pid=$(of $unit MainPID)
    systemctl restart $unit
    [ "$(of $unit MainPID)" != "$pid" ]
    saves_go_on "restart $turn"
  done
  pid=$(of $unit MainPID)
  sh deploy/install.sh www.site.ca >/root/second-install.log 2>&1
  [ "$(of $unit MainPID)" != "$pid" ] && [ -d /opt/vo2max.old ]
  is 'installed again, as a new version; the backup before it' '600 vo2max' "$(stat --format '%a %U' /var/backups/vo2max/*.db)"
  visitors_go
}

# the new version has changed the database; back to the one before with the backup, as docs/operations.md says it
gone_back() {
  as_site -e 'const { DatabaseSync } = require("@photostructure/sqlite")
    const database = new DatabaseSync(process.env.DATA_DIR + "/vo2max.db")
    database.exec("alter table records rename column inputs to entered")
    database.prepare("insert into kysely_migration values (?, ?)").run("9999-later", "2030-01-01")'
  systemctl stop vo2max@3000.socket $unit
  mv /opt/vo2max /opt/vo2max.new && mv /opt/vo2max.old /opt/vo2max
  as_site dist/server/db-restore.js --overwrite /var/backups/vo2max/*.db
  systemctl start vo2max@3000.socket $unit
  systemctl reload nginx
  is 'runs of the visitor' 1 "$(runs)"
  rm /var/backups/vo2max/*
}

misnamed() {
  pid=$(of $unit MainPID)
  if sh deploy/install.sh www.other.ca 2>/root/misnamed; then exit 1; fi
  cat /root/misnamed
  is 'lines that say so, and the process' "1 $pid" "$(wc -l </root/misnamed) $(of $unit MainPID)"
}

# a new version that ends as it starts
broken() {
  kept=$(stat --format %i /opt/vo2max)
  cp server/main.ts /root/
  echo 'process.exit(1)' >server/main.ts
  if sh deploy/install.sh www.site.ca >/root/broken-install.log 2>&1; then exit 1; fi
  cp /root/main.ts server/
  tail -1 /root/broken-install.log
  is 'the version before, and its page' "$kept 200" \
    "$(stat --format %i /opt/vo2max) $(ask --output /dev/null --write-out '%{http_code}' $site/comprendre)"
  is 'runs of the visitor' 1 "$(runs)"
  rm /var/backups/vo2max/*
}

# what the kernel holds the process to, beside what the unit says
held() {
  pid=$(of $unit MainPID)
  status() { sed -n "s/^$1:\t*//p" "/proc/$pid/status"; }
  is 'user' vo2max "$(stat --format %U "/proc/$pid")"
  is 'NoNewPrivs, Seccomp' '1 2' "$(status NoNewPrivs) $(status Seccomp)"
  is 'capabilities' '0000000000000000 0000000000000000' "$(status CapBnd) $(status CapEff)"
  echo "seccomp filters: $(status Seccomp_filters), $(sed -n 's/^Seccomp_filters:\t*//p' /proc/1/status) of them for the whole Debian"
  # a machine that may not raise limits gives what it has
  most=$(sed -n 's/^Max open files *[0-9]* *\([0-9]*\).*/\1/p' /proc/1/limits)
  told=$(of $unit LimitNOFILE)
  is 'open files' "$(( told < most ? told : most ))" "$(sed -n 's/^Max open files *\([0-9]*\).*/\1/p' "/proc/$pid/limits")"
  echo "open files, as the unit says: $told; memory held: $(status VmRSS)"
  is 'files of the data' '700 vo2max' "$(stat --format '%a %U' /var/lib/vo2max)"
  is 'its database' '600 vo2max' "$(stat --format '%a %U' /var/lib/vo2max/vo2max.db)"

  # root itself tries it, first outside, where all of it works, then in the unit's sandbox
  touch /tmp/of-another
  sh deploy/try/sandbox.sh >/root/outside
  if grep refused /root/outside; then exit 1; fi
  mkdir -p /run/systemd/system/vo2max@3999.service.d
  printf '[Unit]\nRequires=\n[Service]\nType=oneshot\nRestart=no\nUser=root\nGroup=nogroup\nStateDirectory=\nExecStart=\nExecStart=/bin/sh deploy/try/sandbox.sh\n' \
    >/run/systemd/system/vo2max@3999.service.d/try.conf
  systemctl daemon-reload
  systemctl start vo2max@3999.service
  invocation=$(of vo2max@3999.service InvocationID)
  systemctl stop vo2max@3999.socket
  rm -r /run/systemd/system/vo2max@3999.service.d
  journalctl --quiet --output cat --identifier sh "_SYSTEMD_INVOCATION_ID=$invocation" | tee /root/inside
  is 'attempts' "$(wc -l </root/outside)" "$(grep -c refused /root/inside)"
}

backed_up() {
  systemctl start vo2max-backup.service
  is 'backup' 'success 0' "$(of vo2max-backup.service Result) $(of vo2max-backup.service ExecMainStatus)"
  is 'the backup' '600 vo2max' "$(stat --format '%a %U' /var/backups/vo2max/*.db)"
  systemctl list-timers --no-pager vo2max-backup.timer | sed -n 2p
}

# as docs/operations.md says it
watched() {
  export DEBIAN_FRONTEND=noninteractive
  apt-get install -y -qq --no-install-recommends prometheus prometheus-node-exporter >/dev/null
  install -m 0644 deploy/alerts.yml /etc/prometheus/vo2max-alerts.yml
  sed -i 's|^rule_files:|&\n  - /etc/prometheus/vo2max-alerts.yml|' /etc/prometheus/prometheus.yml
  printf "\n  - job_name: vo2max\n    static_configs:\n      - targets: ['127.0.0.1:13000']\n" >>/etc/prometheus/prometheus.yml
  promtool check config /etc/prometheus/prometheus.yml
  systemctl restart prometheus
  ln -sf /var/lib/vo2max-backup/vo2max.prom /var/lib/prometheus/node-exporter/
  asked() { curl --silent --get --data-urlencode "query=$1" http://127.0.0.1:9090/api/v1/query | grep -F "$2"; }
  systemctl start vo2max-backup.service
  until_so 'Prometheus: the site is up' asked 'up{job="vo2max"}' ',"1"]'
  until_so 'Prometheus: saves are counted' asked 'vo2max_saves_total' 'vo2max_saves_total'
  until_so 'Prometheus: a backup was made' asked 'time() - vo2max_backup_last_success_timestamp_seconds < 600' 'node'
  is 'the time of the backup' '644 vo2max' "$(stat --format '%a %U' /var/lib/vo2max-backup/vo2max.prom)"
  is 'rules that Prometheus loaded' "$(grep -c 'alert:' deploy/alerts.yml)" "$(curl --silent http://127.0.0.1:9090/api/v1/rules | grep -o '"type":"alerting"' | wc -l)"
}

# the database is lost while the machine runs
restored() {
  backup=$(ls -t /var/backups/vo2max/*.db | head -1)
  systemctl stop vo2max@3000.socket $unit
  rm /var/lib/vo2max/vo2max.db*
  as_site dist/server/db-restore.js "$backup"
  systemctl start vo2max@3000.socket $unit
  is 'runs after a restore' 1 "$(runs)"
}

# the night's backup will have been missed while the machine was off
before_a_reboot() {
  mkdir -p /etc/systemd/system/vo2max-backup.timer.d
  printf '[Timer]\nRandomizedDelaySec=0\n' >/etc/systemd/system/vo2max-backup.timer.d/try.conf
  touch --date '2 days ago' /var/lib/systemd/timers/stamp-vo2max-backup.timer
  rm /var/backups/vo2max/*
}

after_a_reboot() {
  is 'started again' 'active active active' "$(of vo2max@3000.socket ActiveState) $(of $unit ActiveState) $(of nginx ActiveState)"
  is 'runs after a reboot' 1 "$(runs)"
  journalctl --quiet --boot -1 --output cat --unit $unit | tail -6 | grep '"signal":"SIGTERM".*stopping'
  until_so 'the backup that was missed' sh -c 'ls /var/backups/vo2max/*.db'
  is 'units that failed' '' "$(systemctl --failed --no-legend --plain)"
}

# two instances on PostgreSQL through PgBouncer, as docs/operations.md says it
on_postgres() {
  export DEBIAN_FRONTEND=noninteractive
  apt-get install -y -qq --no-install-recommends postgresql pgbouncer >/dev/null
  runuser -u postgres -- psql --quiet --command "create role vo2max login password 'secret'" --command 'create database vo2max owner vo2max' \
    --command "alter role vo2max set statement_timeout = '5s'" --command "alter role vo2max set idle_in_transaction_session_timeout = '10s'"
  sed -i 's/^\[databases\]/&\nvo2max = host=127.0.0.1 port=5432/
    s/^\[pgbouncer\]/&\npool_mode = transaction\nignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout/' /etc/pgbouncer/pgbouncer.ini
  echo '"vo2max" "secret"' >>/etc/pgbouncer/userlist.txt
  systemctl restart pgbouncer
  direct=postgres://vo2max:secret@127.0.0.1:5432/vo2max
  pooled=postgres://vo2max:secret@127.0.0.1:6432/vo2max
  echo "DATABASE_URL=$direct" >>/etc/vo2max.env
  systemctl restart $unit
  until_so 'the tables are there' curl --silent --fail http://127.0.0.1:3000/readyz
  sed -i "s|^DATABASE_URL=.*|DATABASE_URL=$pooled|" /etc/vo2max.env
  (umask 077 && echo "DATABASE_URL=$direct" >/etc/vo2max-backup.env)
  systemctl restart $unit
  systemctl enable --now vo2max@3001.socket vo2max@3001.service
  echo 'server 127.0.0.1:3001 max_fails=0;' >>/etc/nginx/vo2max-instances.conf
  systemctl reload nginx
  visitors_come
  for port in 3000 3001 3000 3001; do
    count=$(log --unit vo2max@3001.service --lines all | grep -c '"status":201' || true)
    systemctl restart vo2max@$port
    until_so "saves after $port was restarted" sh -c "[ \$(journalctl --output cat --unit $unit --unit vo2max@3001.service | grep -c '\"status\":201') -gt $((count + 50)) ]"
  done
  visitors_go
  is 'time limit through PgBouncer' 5s "$(PGPASSWORD=secret psql --host 127.0.0.1 --port 6432 --username vo2max --tuples-only --no-align --command 'show statement_timeout')"
  rm /var/backups/vo2max/*
  systemctl start vo2max-backup.service
  is 'the backup' '600 vo2max' "$(stat --format '%a %U' /var/backups/vo2max/*.dump)"

  systemctl stop vo2max@3000.socket vo2max@3001.socket $unit vo2max@3001.service
  runs_kept=$(runuser -u postgres -- psql --tuples-only --no-align vo2max --command 'select count(*) from records')
  runuser -u postgres -- psql --quiet vo2max --command 'delete from visitors'
  as_site_directly() { systemd-run --quiet --pipe --wait --collect --uid=vo2max --property=EnvironmentFile=/etc/vo2max-backup.env --working-directory=/opt/vo2max node "$@"; }
  if as_site_directly dist/server/db-restore.js /var/backups/vo2max/*.dump; then echo 'PgBouncer had let go' >&2; exit 1; fi
  systemctl restart pgbouncer
  as_site_directly dist/server/db-restore.js /var/backups/vo2max/*.dump
  is 'runs restored' "$runs_kept" "$(runuser -u postgres -- psql --tuples-only --no-align vo2max --command 'select count(*) from records')"
  systemctl start vo2max@3000.socket vo2max@3001.socket $unit vo2max@3001.service
  until_so 'ready again' curl --silent --fail http://127.0.0.1:3000/readyz
}

for part; do
  echo "— $part"
  $part
done
