#!/bin/sh
# Tests the deployment on a real systemd and in real containers; tests/deploy/install.test.ts and tests/e2e/ cover the rest.
# Needs root. The folder holds downloads and logs; by default it is a new one:
#   sh tests/deploy/try.sh machine [folder]      install.sh on an empty Debian 13. Needs debootstrap systemd-container slirp4netns
#   sh tests/deploy/try.sh container [folder]    compose.yaml. Needs debootstrap podman netavark aardvark-dns iptables crun
#                                          python3-yaml python3-dotenv slirp4netns curl openssl
set -eu
mode=${1:-}
source=$(cd "$(dirname "$0")/../.." && pwd)
site=https://www.site.ca
unit=vo2max@3000.service
run='{"age":30,"gender":"homme","weight":70,"distance":2400,"vo2maxResult":402,"category":"Bon"}'
certificate=/etc/ssl/vo2max/fullchain.pem
# holds the visitor's cookie between requests
cookie_file=/tmp/try-cookie

request() { curl --silent --show-error --fail --max-time 30 --cacert $certificate --resolve www.site.ca:443:127.0.0.1 "$@"; }
status_of() { request --output /dev/null --write-out '%{http_code}' "$@" || true; }
save_run() { request --json "$run" --dump-header - --output /dev/null "$1/api/vo2/calculate" | tr -d '\r' | sed -n 's/^set-cookie: \([^;]*\).*/\1/ip' | head -1 >$cookie_file; }
count_runs() { request --header "Cookie: $(cat $cookie_file)" "$1/api/vo2/records" | grep -o '"id"' | wc -l; }
expect() { [ "$2" = "$3" ] && echo "$1: $3" || { echo "$1: expected $2, got $3" >&2; exit 1; }; }
wait_until() {
  description=$1 turns=0; shift
  until "$@" >/dev/null 2>&1; do
    turns=$((turns + 1))
    [ $turns -lt 300 ] || { echo "not so after a minute: $description" >&2; exit 1; }
    sleep 0.2
  done
  echo "$description"
}
# installs Debian into <folder>/debian, unless it is there already. Arguments: folder, options of debootstrap
create_debian() {
  [ -d "$1/debian" ] && return
  mkdir -p "$1"
  debootstrap --variant=minbase "$2" trixie "$1/new" http://deb.debian.org/debian >"$1/debootstrap.log"
  mv "$1/new" "$1/debian"
}

# — checks, run inside the machine —————————————————————————————————————————————————————————————————————————————————————

property_of() { systemctl show --value --property "$2" "$1"; }
run_as_site() {
  systemd-run --quiet --pipe --wait --collect --uid=vo2max --property=UMask=0077 --property=EnvironmentFile=/etc/vo2max.env \
    --working-directory=/opt/vo2max node "$@"
}

check_install() {
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq && apt-get install -y -qq --no-install-recommends nodejs npm nftables >/dev/null
  # installs from a checkout that only root can read, with a strict umask
  chmod -R go= . && echo SECRET=1 >.env
  (umask 077 && sh deploy/install.sh www.site.ca)
  systemd-analyze verify $unit vo2max@3000.socket vo2max-backup.service vo2max-backup.timer
  nft -f deploy/vo2max.nft && nft delete table inet vo2max
  save_run $site
  expect 'runs of the visitor' 1 "$(count_runs $site)"
  expect 'installed without the settings of the checkout' .env "$(ls -A .env /opt/vo2max/.env 2>/dev/null)"
  expect 'open files of nginx' 16384 "$(sed -n 's/^Max open files *\([0-9]*\).*/\1/p' "/proc/$(property_of nginx MainPID)/limits")"
  expect 'owner of the cache of nginx' www-data "$(stat --format %U /var/cache/vo2max)"
}

check_sandbox() {
  pid=$(property_of $unit MainPID)
  status() { sed -n "s/^$1:\t*//p" "/proc/$pid/status"; }
  expect 'user, NoNewPrivs, Seccomp' 'vo2max 1 2' "$(stat --format %U "/proc/$pid") $(status NoNewPrivs) $(status Seccomp)"
  expect 'capabilities' '0000000000000000 0000000000000000' "$(status CapBnd) $(status CapEff)"
  expect 'the database' '700 600' "$(stat --format %a /var/lib/vo2max /var/lib/vo2max/vo2max.db | xargs)"
}

check_stop() {
  systemctl stop $unit
  expect 'stopped' 'inactive success 0' "$(property_of $unit ActiveState) $(property_of $unit Result) $(property_of $unit ExecMainStatus)"
  expect 'runs after a request to the stopped unit, which its socket starts' '1 active' "$(count_runs $site) $(property_of $unit ActiveState)"
  systemctl stop vo2max@3000.socket $unit
  expect 'without its socket too: a page, and own results' '200 502' "$(status_of $site/comprendre) $(status_of $site/mes-resultats)"
  systemctl start vo2max@3000.socket $unit
  # exceeds systemd's default limit of 5 starts in 10 seconds
  for turn in 1 2 3 4 5 6 7; do
    kill -9 "$(property_of $unit MainPID)"
    expect "runs after kill -9 ($turn)" 1 "$(count_runs $site)"
  done
}

check_upgrade() {
  pid=$(property_of $unit MainPID)
  sh deploy/install.sh www.site.ca >/root/second-install.log 2>&1
  [ "$(property_of $unit MainPID)" != "$pid" ] && [ -d /opt/vo2max.old ]
  expect 'a new version; the backup before it' '600 vo2max' "$(stat --format '%a %U' /var/backups/vo2max/*.db)"
}

# goes back to the previous version after a migration, with the backup, as docs/operations.md describes
check_rollback() {
  run_as_site -e 'const { DatabaseSync } = require("@photostructure/sqlite")
    const database = new DatabaseSync(process.env.DATA_DIR + "/vo2max.db")
    database.exec("alter table records rename column inputs to entered")
    database.prepare("insert into kysely_migration values (?, ?)").run("9999-later", "2030-01-01")'
  systemctl stop vo2max@3000.socket $unit
  mv /opt/vo2max /opt/vo2max.new && mv /opt/vo2max.old /opt/vo2max
  run_as_site dist/server/db-restore.js --overwrite /var/backups/vo2max/*.db
  systemctl start vo2max@3000.socket $unit
  expect 'runs after the rollback' 1 "$(count_runs $site)"
  rm /var/backups/vo2max/*
}

check_restore() {
  systemctl start vo2max-backup.service
  expect 'backup' 'success 600 vo2max' "$(property_of vo2max-backup.service Result) $(stat --format '%a %U' /var/backups/vo2max/*.db)"
  systemctl stop vo2max@3000.socket $unit
  rm /var/lib/vo2max/vo2max.db*
  run_as_site dist/server/db-restore.js /var/backups/vo2max/*.db
  systemctl start vo2max@3000.socket $unit
  expect 'runs after a restore' 1 "$(count_runs $site)"
  # simulates a nightly backup that was missed while the machine was off
  mkdir -p /etc/systemd/system/vo2max-backup.timer.d
  printf '[Timer]\nRandomizedDelaySec=0\n' >/etc/systemd/system/vo2max-backup.timer.d/try.conf
  touch --date '2 days ago' /var/lib/systemd/timers/stamp-vo2max-backup.timer
  rm /var/backups/vo2max/*
  cp $cookie_file /root/
}

check_reboot() {
  cp /root/try-cookie $cookie_file
  expect 'started again' 'active active active' "$(property_of vo2max@3000.socket ActiveState) $(property_of $unit ActiveState) $(property_of nginx ActiveState)"
  expect 'runs after a reboot' 1 "$(count_runs $site)"
  wait_until 'the backup that was missed' sh -c 'ls /var/backups/vo2max/*.db'
  expect 'units that failed' '' "$(systemctl --failed --no-legend --plain)"
}

if [ "$mode" = inside ]; then
  shift
  for check; do
    echo "— $check"
    $check
  done
  exit
fi

folder=${2:-$(mktemp -d)}
nspawn= network= contained=
end() {
  code=$?
  # SIGTERM makes systemd-nspawn shut the machine down
  for process in $nspawn $contained; do kill "$process" && wait "$process"; done 2>/dev/null || true
  [ -z "$network" ] || kill "$network" 2>/dev/null || true
  [ $code = 0 ] || echo "failed: $folder has the logs" >&2
}
trap end EXIT
trap 'exit 1' INT TERM

# — a machine in a folder, in a network namespace ——————————————————————————————————————————————————————————————————————

machine_pid() { cut -d' ' -f1 "/proc/$nspawn/task/$nspawn/children"; }
in_machine() {
  nsenter --target "$(machine_pid)" --all --root --wd env -i -C /root/vo2max HOME=/root LANG=C.UTF-8 \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$@"
}
systemd_is_running() { [ "$(cat "/proc/$(machine_pid)/comm")" = systemd ] && [ "$(in_machine systemctl is-system-running --wait)" = running ]; }
boot_machine() {
  # systemd 257 requires version 2 of control groups, which the host may not use
  unshare --mount --net --cgroup sh -euc '
    ip link set lo up
    umount -R -l /sys/fs/cgroup
    mount -t cgroup2 cgroup2 /sys/fs/cgroup
    exec systemd-nspawn --quiet --boot --register=no --keep-unit --console=read-only --machine=vo2max --directory="$0"
  ' "$folder/root" >>"$folder/console.log" 2>&1 &
  nspawn=$!
  wait_until 'Debian runs' systemd_is_running
  [ -z "$network" ] || kill "$network" 2>/dev/null || true
  slirp4netns --configure --mtu=65520 "$(machine_pid)" tap0 >"$folder/network.log" 2>&1 &
  network=$!
  wait_until 'with a network' in_machine grep -q tap0 /proc/net/route
}

if [ "$mode" = machine ]; then
  create_debian "$folder" --include=systemd-sysv,dbus,ca-certificates
  rm -rf "$folder/root"
  cp -a "$folder/debian" "$folder/root"
  cp /etc/resolv.conf "$folder/root/etc/"
  # the host's own certificates, if a proxy in front of it needs them
  cp -r /usr/local/share/ca-certificates/. "$folder/root/usr/local/share/ca-certificates/" 2>/dev/null || true
  chroot "$folder/root" update-ca-certificates >/dev/null 2>&1
  mkdir "$folder/root/root/vo2max"
  tar -C "$source" --exclude=./node_modules --exclude=./dist --exclude=./data --exclude=./.git -cf - . | tar -C "$folder/root/root/vo2max" -xf -
  boot_machine
  in_machine sh tests/deploy/try.sh inside check_install check_sandbox check_stop check_upgrade check_rollback check_restore
  in_machine systemctl reboot
  code=0
  wait $nspawn || code=$?
  expect 'how it ended: a reboot' 133 $code
  boot_machine
  in_machine sh tests/deploy/try.sh inside check_reboot
  echo 'all of it worked'
  exit
fi

# — containers, in namespaces for processes, mounts and network that end with the script ———————————————————————————————

if [ "$mode" = container ]; then
  create_debian "$folder" --include=ca-certificates
  # Debian 13's podman-compose, a single Python file: Debian 12's does not support fixed addresses
  if [ ! -d "$folder/compose" ]; then
    (cd "$folder/debian/tmp" && cp /etc/resolv.conf ../etc/ && chroot .. sh -euc 'apt-get update -qq; cd /tmp; apt-get download -qq podman-compose')
    dpkg-deb --extract "$folder"/debian/tmp/podman-compose_*.deb "$folder/compose"
  fi
  rm -f "$folder/process" "$folder/connected"
  mkfifo "$folder/process" "$folder/connected"
  timeout --kill-after=5 1800 unshare --mount --net --cgroup --pid --fork --kill-child --mount-proc sh "$source/tests/deploy/try.sh" contained "$folder" &
  contained=$!
  timeout 60 cat "$folder/process" >/dev/null
  process=$(cat "/proc/$contained/task/$contained/children")
  slirp4netns --configure --mtu=65520 --ready-fd=3 "$(tr -d ' ' <"/proc/${process% }/task/${process% }/children")" tap0 \
    3>"$folder/connected" >"$folder/network.log" 2>&1 &
  network=$!
  wait $contained && contained=
  exit
fi

[ "$mode" = contained ] || { sed -n 's/^#   //p' "$0" >&2; exit 1; }
cd "$source"
ip link set lo up
echo >"$folder/process"
head -c 1 "$folder/connected" >/dev/null
umount -R -l /sys/fs/cgroup
mount -t cgroup2 cgroup2 /sys/fs/cgroup
mkdir -p /run/containers
for place in /run/containers /dev/shm; do mount -t tmpfs tmpfs $place; done
# the host may be a container itself: no control groups, and plain copies instead of image layers
cat >"$folder/containers.conf" <<END
[containers]
cgroups = "disabled"
default_ulimits = ["nofile=$(ulimit -n):$(ulimit -n)", "nproc=4096:4096"]
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
tmp_dir = "$folder/run/tmp"
[network]
network_backend = "netavark"
network_config_dir = "$folder/run/networks"
END
printf '[storage]\ndriver = "vfs"\ngraphroot = "%s/storage"\nrunroot = "%s/run"\n' "$folder" "$folder" >"$folder/storage.conf"
export CONTAINERS_CONF="$folder/containers.conf" CONTAINERS_STORAGE_CONF="$folder/storage.conf" BUILDAH_ISOLATION=chroot
rm -rf "$folder/run"
for kind in 'pod rm' rm 'volume rm'; do podman $kind --all --force >/dev/null; done
compose() { PYTHONPATH="$folder/compose/usr/lib/python3/dist-packages" /usr/bin/python3 -m podman_compose --profile whole "$@" >>"$folder/compose.log" 2>&1; }

# uses no image registry: the base image is the Debian above, with PostgreSQL from Debian
podman image exists docker.io/library/debian:trixie-slim ||
  tar -C "$folder/debian" --one-file-system -cf - . | podman import --quiet - docker.io/library/debian:trixie-slim >/dev/null
# the host's own certificates, if a proxy in front of it needs them; they do not become part of the images
echo 'cafile=/root/machine.crt' >"$folder/npmrc"
build="podman build --pull-never --network host --format docker --volume /etc/ssl/certs/ca-certificates.crt:/root/machine.crt:ro --volume $folder/npmrc:/root/.npmrc:ro"
export SITE_URL=$site
for target in nginx site; do $build --layers --build-arg SITE_URL=$SITE_URL --target $target --tag vo2max-$target . >>"$folder/build.log" 2>&1; done
$build --tag docker.io/library/postgres:17-trixie - >>"$folder/build.log" 2>&1 <<'END'
FROM docker.io/library/debian:trixie-slim
RUN apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends postgresql-17 && install -d -o postgres /var/lib/postgresql/data
VOLUME /var/lib/postgresql/data
STOPSIGNAL SIGINT
ENV PGDATA=/var/lib/postgresql/data PATH=/usr/lib/postgresql/17/bin:/usr/sbin:/usr/bin:/sbin:/bin
CMD ["sh", "-c", "[ -s $PGDATA/PG_VERSION ] || { echo $POSTGRES_PASSWORD >/tmp/password; initdb -U $POSTGRES_USER --pwfile=/tmp/password -A scram-sha-256 -E UTF8; echo host all all all scram-sha-256 >>$PGDATA/pg_hba.conf; echo \"create database $POSTGRES_DB;\" | postgres --single -j postgres; }; exec postgres -c listen_addresses='*'"]
END
export CERTIFICATES="$folder/certificates" WEBROOT="$folder/webroot"
certificate=$CERTIFICATES/fullchain.pem
mkdir -p "$CERTIFICATES" "$WEBROOT"
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj /CN=www.site.ca \
  -addext subjectAltName=DNS:www.site.ca -keyout "$CERTIFICATES/privkey.pem" -out $certificate 2>/dev/null
is_ready() { curl --silent --fail http://127.0.0.1:3000/readyz; }
count_backups() { podman exec vo2max_site_1 sh -c "ls /data/backups/*.$1 | wc -l"; }
# runs the daily commands of docs/operations.md three times, then restores the newest backup. Arguments: suffix of a backup
check_backups() {
  save_run $site
  for day in 1 2 3; do
    podman exec vo2max_site_1 sh -c "node dist/server/db-backup.js /data/backups/ && find /data/backups -name 'vo2max-*' -mmin +20160 -delete; code=\$?; find /data/backups -name 'vo2max-*' -mmin +40320 -delete; exit \$code"
    sleep 1
  done
  expect 'backups' 3 "$(count_backups $1)"
  if podman exec vo2max_site_1 sh -c "node dist/server/db-backup.js /nowhere/ && find /data/backups -delete" >/dev/null 2>&1; then
    echo 'a failed backup ended with code 0' >&2
    exit 1
  fi
  expect 'backups after one that failed' 3 "$(count_backups $1)"
  status_of --request DELETE --header "Cookie: $(cat $cookie_file)" $site/api/vo2/records >/dev/null
  expect 'runs after the visitor deleted them' 0 "$(count_runs $site)"
  newest=$(podman exec vo2max_site_1 sh -c "ls -t /data/backups/*.$1 | head -n 1")
  compose stop site
  compose run --rm site node dist/server/db-restore.js --overwrite "$newest"
  compose start site
  wait_until 'nginx reaches the site after a restore' request --output /dev/null $site/mes-resultats
  expect 'runs of the visitor' 1 "$(count_runs $site)"
}
compose up --detach site nginx
wait_until 'the site is ready, on SQLite' is_ready
wait_until 'nginx answers' request $site/comprendre
podman healthcheck run vo2max_site_1
check_backups db
compose down
export POSTGRES_PASSWORD=secret POSTGRES_URL=postgres://vo2max:secret@postgres/vo2max
compose up --detach
wait_until 'the site is ready, on PostgreSQL' is_ready
wait_until 'nginx answers' request $site/comprendre
check_backups dump
status() { sed -n "s/^$1:\t*//p" "/proc/$(podman inspect --format '{{.State.Pid}}' vo2max_site_1)/status"; }
expect 'user, capabilities, NoNewPrivs, Seccomp' '10001 0000000000000000 1 2' "$(status Uid | cut -f1) $(status CapEff) $(status NoNewPrivs) $(status Seccomp)"
expect 'root itself writes to /opt/vo2max' refused "$(podman exec --user 0 vo2max_site_1 touch /opt/vo2max/x 2>/dev/null && echo written || echo refused)"
podman stop --time 20 vo2max_site_1 >/dev/null
expect 'stopped with code' 0 "$(podman inspect --format '{{.State.ExitCode}}' vo2max_site_1)"
# 504 and not 502, because the address of a stopped container does not refuse connections
expect 'a page, and own results, without the site' '200 504' "$(status_of $site/comprendre) $(status_of $site/mes-resultats)"
compose down
compose up --detach
wait_until 'new containers' is_ready
expect 'runs of the visitor' 1 "$(count_runs $site)"
compose down
echo 'all of it worked'
