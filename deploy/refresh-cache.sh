#!/bin/sh
# Requests each page once, so that nginx revalidates its cached copy and readers get the new version.
# On the site's machine, once every instance runs the new version: sh deploy/refresh-cache.sh www.site.ca
set -eu
curl --silent --fail http://127.0.0.1:3000/sitemap.xml | sed -n 's|.*<loc>https\{0,1\}://[^/]*\(.*\)</loc>.*|\1|p' | sort -u |
  while read -r path; do
    for encoding in br gzip identity; do
      curl --silent --insecure --output /dev/null --connect-to "$1:443:127.0.0.1:443" --header "Accept-Encoding: $encoding" "https://$1$path" || true
    done
  done
